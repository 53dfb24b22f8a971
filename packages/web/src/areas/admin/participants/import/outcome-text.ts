import type { TFunction } from 'i18next'

/** How many came and how many were changed, without what nobody did. */
export function outcomeText(
  t: TFunction<'participants'>,
  { imported, updated }: { imported: number; updated: number },
): string {
  const parts = [
    imported > 0 || updated === 0 ? t('importPage.done', { count: imported }) : '',
    updated > 0 ? t('importPage.updated', { count: updated }) : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}

/** What the button does. */
export function submitText(
  t: TFunction<'participants'>,
  { numGood, numUpdates }: { numGood: number; numUpdates: number },
): string {
  if (numUpdates === 0) return t('importPage.submit', { count: numGood })
  if (numGood === 0) return t('importPage.submitUpdates', { count: numUpdates })
  return t('importPage.submitBoth', { people: numGood, updates: numUpdates })
}
