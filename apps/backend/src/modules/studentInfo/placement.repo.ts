import type { CustomInfo, StudentGroup } from '@lectern/sdk/endpoints/studentInfo';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { proxyOrganisations, studentGroups, studentPlacements } from './studentInfo.tables.ts';

/** Levels of groups; what lies deeper is not offered. */
const LEVELS = 5;

/** An organisation to choose. */
export type Organisation = CustomInfo['customObj']['ccpos'][number];

/** Where a student stands; null where they have not said. */
export type Placement = Pick<typeof studentPlacements.$inferSelect, 'groupId' | 'proxyOrgId'>;

type GroupRow = Pick<typeof studentGroups.$inferSelect, 'id' | 'parentId' | 'name'>;

/** Builds the tree from its top, so that groups that hang on one another in a circle are nowhere in it. */
function treeOf(rows: readonly GroupRow[], parentId: string | null = null, level = 1): StudentGroup[] {
  if (level > LEVELS) return [];
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ id, name }) => ({ id, groupName: name, studentGroupRespList: treeOf(rows, id, level + 1) }));
}

/** Finds a company's groups as a tree, in their order. */
export async function findGroups(db: Queryable, companyId: string): Promise<StudentGroup[]> {
  const { id, parentId, name, position } = studentGroups;
  const rows = await db
    .select({ id, parentId, name })
    .from(studentGroups)
    .where(eq(studentGroups.companyId, companyId))
    .orderBy(asc(position), asc(id));
  return treeOf(rows);
}

/** Finds a company's organisations, in their order. */
export function findOrganisations(db: Queryable, companyId: string): Promise<Organisation[]> {
  const { id, name, position } = proxyOrganisations;
  return db
    .select({ id, name })
    .from(proxyOrganisations)
    .where(eq(proxyOrganisations.companyId, companyId))
    .orderBy(asc(position), asc(id));
}

/** Finds where a student stands. */
export async function findPlacement(db: Queryable, userId: string): Promise<Placement> {
  const { groupId, proxyOrgId } = studentPlacements;
  const [row] = await db
    .select({ groupId, proxyOrgId })
    .from(studentPlacements)
    .where(eq(studentPlacements.userId, userId));
  return row ?? { groupId: null, proxyOrgId: null };
}

/** The ids from the top of a tree down to a group; empty where it is not in the tree. */
export function pathTo(groups: readonly StudentGroup[], groupId: string | null): string[] {
  for (const { id, studentGroupRespList } of groups) {
    if (id === groupId) return [id];
    const below = pathTo(studentGroupRespList, groupId);
    if (below.length > 0) return [id, ...below];
  }
  return [];
}
