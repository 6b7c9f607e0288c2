import type { Queryable } from '../../platform/database/connection.ts';
import { proxyOrganisations } from '../../modules/studentInfo/studentInfo.tables.ts';
import { companyIdAt } from './find.ts';

const ORGANISATIONS = ['青禾学堂教务中心', '江苏省自学考试服务站', '金陵教育代报中心'];

/** Seeds the organisations that a company's students choose from. */
export async function seedOrganisations(tx: Queryable): Promise<void> {
  const companyId = await companyIdAt(tx, 'localhost');
  await tx
    .insert(proxyOrganisations)
    .values(ORGANISATIONS.map((name, position) => ({ companyId, name, position })));
}
