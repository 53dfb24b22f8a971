import { mdiAccountCancelOutline, mdiAccountCheckOutline } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { asksWhoComes, lastWord } from '../../../features/guests/self-service/own-evening.ts'
import { Button } from '../../../kit/button.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { CardSection } from '../../../ui/card-section.tsx'
import { useConfirm } from '../../../ui/confirm-dialog.tsx'
import * as styles from './evening.css.ts'
import { SaidLine } from './said-line.tsx'
import { useEvening } from './use-evening.tsx'

/** From a day before: whether the team comes. It changes no plan; the organiser decides. */
export function ComingCard() {
  const { t } = useTranslation('evening')
  const confirm = useConfirm()
  const { evening, teamId, now, send, unsent } = useEvening()
  if (!asksWhoComes(evening, teamId, now)) return null
  const last = lastWord({ teamId, reports: evening.reports })
  const isWaiting = unsent.some(({ kind }) => kind === 'COMING' || kind === 'NOT_COMING')
  const handleNotComing = async () => {
    const isSure = await confirm({
      title: t('before.notTitle'),
      message: t('before.notText'),
      confirmLabel: t('before.notConfirm'),
      destructive: true,
    })
    if (isSure) await send('NOT_COMING')
  }
  return (
    <CardSection title={t('before.title')}>
      <p className={styles.text}>
        {t(last === undefined ? 'before.text' : last.kind === 'COMING' ? 'before.coming' : 'before.notComing')}
      </p>
      <SaidLine report={last} />
      {!isWaiting && (
        <div className={styles.answers}>
          {last?.kind !== 'COMING' && (
            <Button type="button" size="large" onClick={() => void send('COMING')}>
              <Icon path={mdiAccountCheckOutline} small />
              {t('send.coming')}
            </Button>
          )}
          {last?.kind !== 'NOT_COMING' && (
            <Button type="button" variant="outlined" size="large" onClick={() => void handleNotComing()}>
              <Icon path={mdiAccountCancelOutline} small />
              {t('send.notComing')}
            </Button>
          )}
        </div>
      )}
    </CardSection>
  )
}
