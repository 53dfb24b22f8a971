import { useTranslation } from 'react-i18next'
import { OperatorContact } from './operator-contact.tsx'
import { ForgetPicture } from './pictures/forget-picture.tsx'
import { Prose } from './prose.tsx'
import { PublicFrame } from './public-frame.tsx'

/** Sentences, or a list of them. */
const passages = [
  {
    title: 'storedTitle',
    list: [
      'storedOrganiser',
      'storedGuest',
      'storedMessages',
      'storedPayment',
      'storedAccount',
      'storedNewsletter',
      'storedFeedback',
      'storedCounter',
    ],
  },
  { title: 'whyTitle', text: ['why', 'diet'] },
  { title: 'seenTitle', text: ['seen', 'seenOperator'] },
  {
    title: 'deletedTitle',
    list: [
      'deletedEvent',
      'deletedCancelled',
      'deletedUnconfirmedEvent',
      'deletedUnconfirmed',
      'deletedOrders',
      'deletedAccount',
      'deletedNewsletter',
      'deletedFeedback',
      'deletedLogs',
    ],
    picture: ForgetPicture,
  },
  { title: 'othersTitle', text: ['others', 'othersMail', 'othersMap', 'othersPlaces', 'othersPayment'] },
  { title: 'browserTitle', list: ['browserLanguage', 'browserScheme', 'browserDraft', 'browserPortal'] },
  { title: 'rightsTitle', text: ['rights', 'rightsLater'] },
] as const

export function PrivacyPage() {
  const { t } = useTranslation('legal')
  return (
    <PublicFrame title={t('privacy.title')} intro={t('privacy.intro')}>
      <Prose title={t('privacy.responsibleTitle')}>
        <p>{t('privacy.responsible')}</p>
        <OperatorContact place="privacy" />
      </Prose>
      {passages.map((passage) => (
        <Prose
          key={passage.title}
          title={t(`privacy.${passage.title}`)}
          picture={'picture' in passage ? <passage.picture /> : undefined}
        >
          {'text' in passage ? (
            passage.text.map((key) => <p key={key}>{t(`privacy.${key}`)}</p>)
          ) : (
            <ul>
              {passage.list.map((key) => (
                <li key={key}>{t(`privacy.${key}`)}</li>
              ))}
            </ul>
          )}
        </Prose>
      ))}
    </PublicFrame>
  )
}
