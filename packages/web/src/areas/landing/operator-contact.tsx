import { Fragment } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { TextLink } from '../../kit/text-link.tsx'
import { operator } from '../../lib/page-meta.ts'
import * as styles from './prose.css.ts'

/** Name and address of the operator, as far as they are configured. Lines are broken by elements, for readers of text without styles. */
export function OperatorContact({ place }: { place: 'imprint' | 'privacy' }) {
  const { t } = useTranslation('legal')
  const { name, address, email: contact } = operator()
  if (contact === '') return <p>{t('imprint.noContact')}</p>
  return (
    <address className={styles.address}>
      <strong>{name}</strong>
      <br />
      {addressLines(address).map((line) => (
        <Fragment key={line}>
          {line}
          <br />
        </Fragment>
      ))}
      <Trans
        t={t}
        i18nKey={`${place}.contact`}
        values={{ contact }}
        components={{ mail: <TextLink href={`mailto:${contact}`} /> }}
      />
    </address>
  )
}

/** `Musterstraße 1, 12345 Musterstadt` in lines, as on an envelope. */
function addressLines(address: string): string[] {
  return address.split(/,\s*/).filter((line) => line !== '')
}
