import MuiLink from '@mui/material/Link'
import { Trans, useTranslation } from 'react-i18next'
import { adminContact } from '../../lib/admin-contact.ts'

/** How to reach whoever runs this instance, as far as they said so. */
export function OperatorContact({ place }: { place: 'imprint' | 'privacy' }) {
  const { t } = useTranslation('legal')
  const contact = adminContact()
  if (contact === undefined) return <p>{t('imprint.noContact')}</p>
  return (
    <p>
      <Trans
        t={t}
        i18nKey={`${place}.contact`}
        values={{ contact }}
        components={{ mail: <MuiLink href={`mailto:${contact}`} /> }}
      />
    </p>
  )
}
