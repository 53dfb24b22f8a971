import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/page.tsx'
import { OperatorContact } from './operator-contact.tsx'
import { Prose } from './prose.tsx'

const passages = [
  { title: 'storedTitle', before: [], items: ['storedOrganiser', 'storedGuest', 'storedMessages'], after: ['diet'] },
  { title: 'seenTitle', before: ['seen'], items: [], after: [] },
  {
    title: 'deletedTitle',
    before: [],
    items: ['deletedEvent', 'deletedCancelled', 'deletedUnconfirmed', 'deletedLogs'],
    after: [],
  },
  { title: 'othersTitle', before: ['others', 'othersMail', 'othersMap'], items: [], after: [] },
  { title: 'browserTitle', before: [], items: ['browserLanguage', 'browserScheme', 'browserDraft'], after: [] },
] as const

export function PrivacyPage() {
  const { t } = useTranslation('legal')
  return (
    <Page title={t('privacy.title')} intro={t('privacy.intro')} width="md">
      {passages.map(({ title, before, items, after }) => (
        <Prose key={title} title={t(`privacy.${title}`)}>
          {before.map((key) => (
            <p key={key}>{t(`privacy.${key}`)}</p>
          ))}
          {items.length > 0 && (
            <ul>
              {items.map((key) => (
                <li key={key}>{t(`privacy.${key}`)}</li>
              ))}
            </ul>
          )}
          {after.map((key) => (
            <p key={key}>{t(`privacy.${key}`)}</p>
          ))}
        </Prose>
      ))}
      <Prose title={t('privacy.rightsTitle')}>
        <p>{t('privacy.rights')}</p>
        <OperatorContact place="privacy" />
      </Prose>
    </Page>
  )
}
