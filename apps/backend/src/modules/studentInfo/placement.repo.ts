import type { CustomInfo, StudentGroup } from '@lectern/sdk/endpoints/studentInfo';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { proxyOrganisations, studentGroups, studentPlacements } from './studentInfo.tables.ts';

/** Maximum depth of groups; deeper ones are not offered. */
const LEVELS = 5;

/** An organisation to choose. */
export type Organisation = CustomInfo['customObj']['ccpos'][number];

/** A student's group and organisation; null where they have not chosen. */
export type Placement = Pick<typeof studentPlacements.$inferSelect, 'groupId' | 'proxyOrgId'>;

type GroupRow = Pick<typeof studentGroups.$inferSelect, 'id' | 'parentId' | 'name'>;

/** Builds the tree from its root, so that groups in a cycle are left out. */
function treeOf(rows: readonly GroupRow[], parentId: string | null = null, level = 1): StudentGroup[] {
  if (level > LEVELS) return [];
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ id, name }) => ({ id, groupName: name, studentGroupRespList: treeOf(rows, id, level + 1) }));
}

/** Reads a company's groups as a tree, in their order. */
export async function findGroups(db: Queryable, companyId: string): Promise<StudentGroup[]> {
  const { id, parentId, name, position } = studentGroups;
  const rows = await db
    .select({ id, parentId, name })
    .from(studentGroups)
    .where(eq(studentGroups.companyId, companyId))
    .orderBy(asc(position), asc(id));
  return treeOf(rows);
}

/** Reads a company's organisations, in their order. */
export function findOrganisations(db: Queryable, companyId: string): Promise<Organisation[]> {
  const { id, name, position } = proxyOrganisations;
  return db
    .select({ id, name })
    .from(proxyOrganisations)
    .where(eq(proxyOrganisations.companyId, companyId))
    .orderBy(asc(position), asc(id));
}

/** Reads a student's group and organisation. */
export async function findPlacement(db: Queryable, userId: string): Promise<Placement> {
  const { groupId, proxyOrgId } = studentPlacements;
  const [row] = await db
    .select({ groupId, proxyOrgId })
    .from(studentPlacements)
    .where(eq(studentPlacements.userId, userId));
  return row ?? { groupId: null, proxyOrgId: null };
}

/** Returns the ids from the root of a tree down to a group; empty where it is not in the tree. */
export function pathTo(groups: readonly StudentGroup[], groupId: string | null): string[] {
  for (const { id, studentGroupRespList } of groups) {
    if (id === groupId) return [id];
    const below = pathTo(studentGroupRespList, groupId);
    if (below.length > 0) return [id, ...below];
  }
  return [];
}
