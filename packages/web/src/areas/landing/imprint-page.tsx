import { Trans, useTranslation } from 'react-i18next'
import { TextLink } from '../../kit/text-link.tsx'
import { OperatorContact } from './operator-contact.tsx'
import { Prose } from './prose.tsx'
import { PublicFrame } from './public-frame.tsx'

const openStreetMap = 'https://www.openstreetmap.org/copyright'
const geoNames = 'https://www.geonames.org/'

export function ImprintPage() {
  const { t } = useTranslation('legal')
  return (
    <PublicFrame title={t('imprint.title')} intro={t('imprint.intro')} width="md">
      <Prose title={t('imprint.operatorTitle')}>
        <p>{t('imprint.operator')}</p>
        <OperatorContact place="imprint" />
      </Prose>
      <Prose title={t('imprint.eventTitle')}>
        <p>{t('imprint.event')}</p>
      </Prose>
      <Prose title={t('imprint.sourcesTitle')}>
        <ul>
          <li>
            <Trans t={t} i18nKey="imprint.map" components={{ a: <TextLink href={openStreetMap} rel="noreferrer" /> }} />
          </li>
          <li>
            <Trans t={t} i18nKey="imprint.places" components={{ a: <TextLink href={geoNames} rel="noreferrer" /> }} />
          </li>
          <li>{t('imprint.font')}</li>
          <li>{t('imprint.icons')}</li>
          <li>{t('imprint.pictures')}</li>
        </ul>
      </Prose>
      <Prose title={t('imprint.softwareTitle')}>
        <p>{t('imprint.software')}</p>
      </Prose>
    </PublicFrame>
  )
}
