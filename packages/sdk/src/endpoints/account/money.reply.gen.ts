// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const memberList = '{memberFlag:#(0|1),memberId:s?,endsAt:s?,levels:[{memberId:s,memberName:s,icon:s,priceCents:n,listPriceCents:n,days:n,benefits:[s]}]}';
export const charge = '{balanceCents:n,withdrawableCents:n,amountsCents:[n],minimumCents:n,maximumCents:n}';
export const chargeHistory = '{total:n,records:[{entryId:s,kind:(charge|card|spent|refund|withdrawn|returned|reward),amountCents:n,balanceCents:n,remark:s,remarkEn:s,createdAt:s}]}';
export const makeMemberOrder = '{orderId:s,orderNo:s,payCents:n}';
export const makeBalanceOrder = '{orderId:s,orderNo:s,payCents:n}';
export const pointGoods = '{remaining:n,records:[{goodsId:s,goodsName:s,kind:(coupon|membership|course),description:s,cover:s,points:n,leftCount:n?,perStudent:n,state:(open|soldOut|taken|owned)}]}';
export const makePointOrder = '{orderId:s,orderNo:s,payCents:n}';
export const chargeCardRecharge = '{balanceCents:n}';
export const cashWithdraw = '{withdrawalId:s,state:(asked|approved|confirming|paid|refused|failed),balanceCents:n}';
export const withdrawals = '{total:n,records:[{withdrawalId:s,amountCents:n,state:(asked|approved|confirming|paid|refused|failed),reason:s,confirmUrl:s,createdAt:s,endedAt:s?}]}';
export const checkOpenid = '{bindFlag:#(0|1),url:s,proofFlag:#(0|1)?}';
export const refreshMember = '{memberFlag:#(0|1),memberIco:s,endsAt:s?}';
