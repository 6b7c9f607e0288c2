// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const pointInfo = '{pointName:s,remaining:n,gained:n,spent:n,priceCentsPer100:n}';
export const pointList = '{total:n,records:[{entryId:s,points:n,remark:s,remarkEn:s,createdAt:s}]}';
export const pointDescription = '[{name:s,nameEn:s,points:n,limitPerDay:n?}]';
export const couponCount = '{usable:n,used:n,expired:n}';
export const couponList = '{total:n,records:[{couponId:s,couponName:s,state:(usable|used|expired),kind:(amount|percent),amountCents:n,percent:n,minimumCents:n,scope:(all|courses|membership),startsAt:s,endsAt:s}]}';
export const exchangeCoupon = '{couponId:s,couponName:s,state:(usable|used|expired),kind:(amount|percent),amountCents:n,percent:n,minimumCents:n,scope:(all|courses|membership),startsAt:s,endsAt:s}';
export const removeExpiredCoupons = '{removedCount:n}';
export const inviteCode = '{code:s,url:s,rulesHtml:s,rewardPoints:n,friendPoints:n}';
export const inviteRecord = '{total:n,records:[{nickName:s,joinedAt:s,rewardPoints:n}]}';
