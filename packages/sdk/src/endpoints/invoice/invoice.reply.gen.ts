// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const enabled = '{openFlag:#(0|1),kinds:[(common|special)],withinDays:n}';
export const template = '[{templateId:s,defaultFlag:#(0|1),titleType:(personal|company),invoiceKind:(common|special),title:s,taxNo:s?,address:s?,phone:s?,bankName:s?,bankAccount:s?,email:s?}]';
export const companyInvoice = '{total:n,records:[{invoiceId:s,orderId:s,orderNo:s,status:(asked|issued|refused|reversed),titleType:(personal|company),invoiceKind:(common|special),title:s,amountCents:n,invoiceNo:s,askedAt:s,issuedAt:s?,fileUrl:s,reason:s}]}';
export const saveTemplate = '{templateId:s}';
export const save = '{invoiceId:s,status:(asked|issued|refused|reversed)}';
