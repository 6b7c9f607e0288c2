// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const detail = '{resourceId:s,fileName:s,fileType:s,fileCategory:(pdf|image|docs|video|audio|other),sourceSize:n,subjectId:s,subjectName:s,subjectNameEn:s,summary:s,ownerName:s,isOwn:b,uploadedAt:s,viewCount:n,downloadCount:n,vipFlag:#(0|1),previewFlag:#(0|1),state:(shown|pending|refused)}';
export const download = '{url:s,expiresAt:s}';
export const view = '{url:s,expiresAt:s}';
export const selectAll = '{total:n,records:[{resourceId:s,fileName:s,fileType:s,fileCategory:(pdf|image|docs|video|audio|other),sourceSize:n,subjectId:s,subjectName:s,subjectNameEn:s,summary:s,ownerName:s,isOwn:b,uploadedAt:s,viewCount:n,downloadCount:n,vipFlag:#(0|1),previewFlag:#(0|1),state:(shown|pending|refused)}]}';
export const list = '{total:n,records:[{resourceId:s,fileName:s,fileType:s,fileCategory:(pdf|image|docs|video|audio|other),sourceSize:n,subjectId:s,subjectName:s,subjectNameEn:s,summary:s,ownerName:s,isOwn:b,uploadedAt:s,viewCount:n,downloadCount:n,vipFlag:#(0|1),previewFlag:#(0|1),state:(shown|pending|refused)}]}';
export const spaceSize = '{usedSize:n,totalSize:n}';
export const vipFlag = '{vipFlag:#(0|1)}';
export const loadOption = '{categories:[{fileCategory:(pdf|image|docs|video|audio|other),count:n}],subjects:[{subjectId:s,subjectName:s,subjectNameEn:s,count:n}]}';
export const uploadToken = '{uptoken:s}';
export const toUpload = '{extensions:[s],maxSize:n,chunkSize:n}';
export const save = '{resourceId:s,url:s}';
export const remove = '{removedCount:n}';
export const batchRemoveVideo = '{removedCount:n}';
export const videoPreview = '{url:s,expiresAt:s}';
export const audioPreview = '{url:s,expiresAt:s}';
export const share = '{ids:[s],state:(shown|pending|refused)}';
