import type { PlanFinding } from '@running-dinner/domain/planner/plan-finding.ts'
import type { TFunction } from 'i18next'

/**
 * The sentence for a finding; a kind without a phrase does not compile. Data whose name ends in "metres" is formatted as a
 * length.
 */
export function findingText(
  t: TFunction<'quality'>,
  { kind, data }: Pick<PlanFinding, 'kind' | 'data'>,
  lengthText: (metres: number) => string,
): string {
  const readable = Object.entries(data).map(([name, value]) => [
    name,
    typeof value === 'number' && /metres$/i.test(name) ? lengthText(value) : value,
  ])
  return t(kind, { count: 0, ...Object.fromEntries(readable) })
}
