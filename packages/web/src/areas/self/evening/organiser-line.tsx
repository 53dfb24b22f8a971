import { mdiEmailOutline, mdiLifebuoy, mdiPhone } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import {
  asksWhoComes,
  guestQuestion,
  isHome,
  isStayingAway,
  lastWord,
  openHelp,
} from '../../../features/guests/self-service/own-evening.ts'
import { AnchorButton, Button } from '../../../kit/button.tsx'
import { EmailText } from '../../../kit/email-text.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { CardSection } from '../../../ui/card-section.tsx'
import { useConfirm } from '../../../ui/confirm-dialog.tsx'
import { useSelfSession } from '../self-session.tsx'
import * as styles from './evening.css.ts'
import { SaidLine } from './said-line.tsx'
import { useEvening } from './use-evening.tsx'

/** Whom to call, always; without a number, whom to write to. On the evening also presses that the organiser sees. */
export function OrganiserLine({ mealId }: { mealId: string | null | undefined }) {
  const { t } = useTranslation('evening')
  const { publicContactEmail } = useSelfSession()
  const { evening, teamId, send, unsent } = useEvening()
  const { name, phone, callLinks } = evening.organiser
  const call = callLinks?.[0]?.url
  const help = openHelp({ teamId, reports: evening.reports })
  const isWaiting = unsent.some(({ kind }) => kind === 'HELP')
  if (evening.phase === 'OVER') return null
  const handleHelp = () => void send('HELP', typeof mealId === 'string' ? { mealId } : {})
  return (
    <CardSection title={t('organiser.title')} aside={name}>
      {help && (
        <>
          <Notice severity="warning" title={t(call === undefined ? 'guest.organiserKnows' : 'guest.helpTitle')}>
            {t(call === undefined ? 'guest.noPhone' : 'guest.helpText', { name: name || t('organiser.noName') })}
          </Notice>
          <SaidLine report={help} />
        </>
      )}
      <div className={help ? styles.contactsBelow : styles.contacts}>
        {call !== undefined && (
          <AnchorButton
            href={call}
            size="large"
            variant={help ? 'contained' : 'outlined'}
            className={styles.organiserPhone}
          >
            <Icon path={mdiPhone} small />
            {phone}
          </AnchorButton>
        )}
        {call === undefined && (
          <AnchorButton href={`mailto:${publicContactEmail}`} size="large" variant="outlined" className={styles.wide}>
            <Icon path={mdiEmailOutline} small />
            <span className={styles.address}>
              <EmailText email={publicContactEmail} />
            </span>
          </AnchorButton>
        )}
        {evening.helpers.length > 0 && (
          <>
            <p className={styles.text}>{t('organiser.helpers')}</p>
            {evening.helpers.map((helper) => (
              <AnchorButton
                key={`${helper.name} ${helper.phone}`}
                href={helper.callLinks?.[0]?.url}
                size="large"
                variant="outlined"
                className={styles.wide}
              >
                <Icon path={mdiPhone} small />
                {t('organiser.callHelper', helper)}
              </AnchorButton>
            ))}
          </>
        )}
        {evening.phase === 'TONIGHT' && !help && !isWaiting && (
          <Button type="button" tone="error" variant="outlined" size="large" onClick={handleHelp}>
            <Icon path={mdiLifebuoy} small />
            {t('send.help')}
          </Button>
        )}
        <NoLonger />
      </div>
    </CardSection>
  )
}

/** Once teams are not asked any more whether they come: asks first, because the organiser acts on it at once. */
function NoLonger() {
  const { t } = useTranslation('evening')
  const confirm = useConfirm()
  const { evening, teamId, now, send, unsent } = useEvening()
  const reader = { teamId, reports: evening.reports }
  const isAsked = asksWhoComes(evening, teamId, now) || guestQuestion(evening, teamId, now) !== undefined
  const isWaiting = unsent.some(({ kind }) => kind === 'COMING' || kind === 'NOT_COMING')
  if (evening.phase !== 'TONIGHT' || evening.stops.length === 0 || isAsked || isWaiting || isHome(reader)) return null
  if (isStayingAway(reader))
    return (
      <>
        <SaidLine report={lastWord(reader)} />
        <Button type="button" variant="text" onClick={() => void send('COMING')}>
          {t('send.afterAll')}
        </Button>
      </>
    )
  const handlePress = async () => {
    const isSure = await confirm({
      title: t('noLonger.title'),
      message: t('noLonger.text'),
      confirmLabel: t('noLonger.confirm'),
      destructive: true,
    })
    if (isSure) await send('NOT_COMING')
  }
  return (
    <Button type="button" variant="text" tone="inherit" onClick={() => void handlePress()}>
      {t('send.noLonger')}
    </Button>
  )
}
