// Written by `npm run replies` from the schemas beside it; a change here is lost. `core/decode.ts` reads it.
export const groupCounts = '{created:n,joined:n,topics:n,unReadCount:n}';
export const groupsCreated = '{total:n,records:[{groupId:s,groupName:s,summary:s,cover:s,ownerName:s,memberCount:n,topicCount:n,createdAt:s,activeAt:s,joinedFlag:#(0|1),ownFlag:#(0|1)}]}';
export const groupsJoined = '{total:n,records:[{groupId:s,groupName:s,summary:s,cover:s,ownerName:s,memberCount:n,topicCount:n,createdAt:s,activeAt:s,joinedFlag:#(0|1),ownFlag:#(0|1)}]}';
export const groupTopics = '{total:n,records:[{topicId:s,groupId:s,groupName:s,title:s,summary:s,author:{authorName:s,avatar:s,teacherFlag:#(0|1),teacherTitle:s,ownFlag:#(0|1)},postedAt:s,activeAt:s,replyCount:n,pinnedFlag:#(0|1),pictureCount:n,unReadCount:n}]}';
export const groups = '{total:n,records:[{groupId:s,groupName:s,summary:s,cover:s,ownerName:s,memberCount:n,topicCount:n,createdAt:s,activeAt:s,joinedFlag:#(0|1),ownFlag:#(0|1)}]}';
export const group = '{group:{groupId:s,groupName:s,summary:s,cover:s,ownerName:s,memberCount:n,topicCount:n,createdAt:s,activeAt:s,joinedFlag:#(0|1),ownFlag:#(0|1)},topics:{total:n,records:[{topicId:s,groupId:s,groupName:s,title:s,summary:s,author:{authorName:s,avatar:s,teacherFlag:#(0|1),teacherTitle:s,ownFlag:#(0|1)},postedAt:s,activeAt:s,replyCount:n,pinnedFlag:#(0|1),pictureCount:n,unReadCount:n}]}}';
export const topic = '{group:{groupId:s,groupName:s,summary:s,cover:s,ownerName:s,memberCount:n,topicCount:n,createdAt:s,activeAt:s,joinedFlag:#(0|1),ownFlag:#(0|1)},topic:{topicId:s,groupId:s,groupName:s,title:s,summary:s,author:{authorName:s,avatar:s,teacherFlag:#(0|1),teacherTitle:s,ownFlag:#(0|1)},postedAt:s,activeAt:s,replyCount:n,pinnedFlag:#(0|1),pictureCount:n,unReadCount:n},contentHtml:s,pictures:[{fileName:s,url:s}],replies:{total:n,records:[{replyId:s,contentHtml:s,pictures:[{fileName:s,url:s}],author:{authorName:s,avatar:s,teacherFlag:#(0|1),teacherTitle:s,ownFlag:#(0|1)},repliedAt:s,newFlag:#(0|1)}]}}';
export const joinGroup = '-';
export const createGroup = '{groupId:s}';
export const removeGroup = '-';
export const postTopic = '{topicId:s}';
export const replyTopic = '{replyId:s}';
export const topicSeen = '-';
export const removeTopic = '-';
export const removeReply = '-';
