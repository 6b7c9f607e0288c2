// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const ownData = '{archive:{state:(none|making|ready|failed),askedAt:s?,url:s,size:n,expiresAt:s?,nextAt:s?},closing:{closesAt:s?,waitDays:n,hindrances:[(order|refund|withdrawal)],balanceCents:n}}';
export const askArchive = '{archive:{state:(none|making|ready|failed),askedAt:s?,url:s,size:n,expiresAt:s?,nextAt:s?},closing:{closesAt:s?,waitDays:n,hindrances:[(order|refund|withdrawal)],balanceCents:n}}';
export const closeAccount = '{archive:{state:(none|making|ready|failed),askedAt:s?,url:s,size:n,expiresAt:s?,nextAt:s?},closing:{closesAt:s?,waitDays:n,hindrances:[(order|refund|withdrawal)],balanceCents:n}}';
export const keepAccount = '{archive:{state:(none|making|ready|failed),askedAt:s?,url:s,size:n,expiresAt:s?,nextAt:s?},closing:{closesAt:s?,waitDays:n,hindrances:[(order|refund|withdrawal)],balanceCents:n}}';
