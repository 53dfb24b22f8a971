import { parseZipRestrictions } from '@running-dinner/domain/dinner/zip-restriction.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainButton } from '../../ui/plain-look.ts'

const shown = 8

/** "79098 bis 79117 oder 79189": the restriction in words, a long one folded. */
export function ZipAreas({ restrictions }: { restrictions: string }) {
  const { t, i18n } = useTranslation('registration')
  const [isWhole, setWhole] = useState(false)
  const { entries } = parseZipRestrictions(restrictions)
  const areas = entries.map((entry) =>
    entry.kind === 'single' ? entry.zip : t('address.range', { from: entry.from, to: entry.to }),
  )
  const isFolded = areas.length > shown && !isWhole
  const list = new Intl.ListFormat(i18n.resolvedLanguage, { type: 'disjunction' })
  return (
    <>
      {t('address.restriction', { zips: isFolded ? `${areas.slice(0, shown).join(', ')} …` : list.format(areas) })}
      {isFolded && (
        <PlainButton
          type="button"
          onClick={() => setWhole(true)}
          sx={{ display: 'block', mt: 1, minHeight: 32, textDecoration: 'underline' }}
        >
          {t('address.restrictionMore', { count: areas.length })}
        </PlainButton>
      )}
    </>
  )
}
