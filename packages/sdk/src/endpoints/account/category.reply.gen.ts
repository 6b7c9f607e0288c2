// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const categoryUsed = '[{categoryId:s,categoryName:s,endsAt:s?,priceCents:n}]';
export const categoryCan = '[{categoryId:s,categoryName:s,endsAt:s?,priceCents:n}]';
export const categoryExam = '[{categoryId:s,categoryName:s,endsAt:s?,priceCents:n}]';
export const categoryUpgrade = '[{categoryId:s,categoryName:s,endsAt:s?,priceCents:n}]';
export const categoryCount = '{already:n,can:n,exam:n,upgrade:n}';
