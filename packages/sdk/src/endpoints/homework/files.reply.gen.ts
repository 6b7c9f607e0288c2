// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const videoAuthorization = '{provider:(baijia|polyv|cc|sandbox),videoId:s,uploadUrl:s,fields:<s>,expiresAt:s}';
export const videoResumeSign = '{provider:(baijia|polyv|cc|sandbox),videoId:s,uploadUrl:s,fields:<s>,expiresAt:s,uploadedSize:n}';
export const videoSuccess = '{fileId:s,fileName:s,fileType:s,sourceSize:n,url:s,videoState:(uploading|processing|ready|failed)?}';
export const storageJudge = '{result:b,msg:s}';
export const upload = '{fileId:s,fileName:s,fileType:s,sourceSize:n,url:s,videoState:(uploading|processing|ready|failed)?}';
