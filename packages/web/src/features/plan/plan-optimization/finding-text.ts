import type { PlanFinding } from '@running-dinner/domain/plan'
import type { TFunction } from 'i18next'

/** The sentence for a finding; a kind without a phrase does not compile. */
export function findingText(
  t: TFunction<'quality'>,
  { kind, data }: Pick<PlanFinding, 'kind' | 'data'>,
  lengthText: (metres: number) => string,
): string {
  return t(kind, { count: 0, ...readableData(data, lengthText) })
}

/** Data whose name ends in "metres" is formatted as a length. */
export function readableData(
  data: PlanFinding['data'],
  lengthText: (metres: number) => string,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'number' && /metres$/i.test(name) ? lengthText(value) : value,
    ]),
  )
}
