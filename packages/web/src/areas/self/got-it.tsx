import { mdiCheck } from '@mdi/js'
import type { OwnNotificationReply } from '@running-dinner/contract/messages'
import type { NotificationKind } from '@running-dinner/domain/messages'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useConfirmNotification,
  useOwnNotifications,
} from '../../features/guests/self-service/own-notifications.api.ts'
import { FactChangeList } from '../../features/messages/notification-status/fact-change.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { classes } from '../../kit/classes.ts'
import { Icon } from '../../kit/icon.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { useToast } from '../../ui/toasts.tsx'
import * as styles from './self.css.ts'
import { useSelfLink } from './self-link.ts'
import { useSelfSession } from './self-session.tsx'

interface GotItProps {
  kind: NotificationKind
  /** Loads what the page shows; false when it shows something else afterwards. */
  onReload: () => Promise<boolean>
}

/** Asks the reader to confirm that they know what the page shows, until they do. */
export function GotIt({ kind, onReload }: GotItProps) {
  const { t } = useTranslation('knowledge')
  const { data, refetch } = useOwnNotifications(useSelfLink())
  const [isDone, setDone] = useState(false)
  const notification = data?.find((candidate) => candidate.kind === kind)
  if (notification === undefined) return null
  if (notification.state === 'KNOWN') return isDone ? <Done text={t('gotIt.done')} /> : null
  const handleDone = async () => {
    setDone(true)
    await refetch()
  }
  return (
    <Question notification={notification} onReload={() => Promise.all([onReload(), refetch()])} onDone={handleDone} />
  )
}

interface QuestionProps {
  notification: OwnNotificationReply
  onReload: () => Promise<[boolean, unknown]>
  onDone: () => Promise<void>
}

function Question({ notification: { kind, state, changes, digest }, onReload, onDone }: QuestionProps) {
  const { t } = useTranslation('knowledge')
  const { meals } = useSelfSession()
  const titleId = useId()
  const { press, isBusy } = usePress(() => ({ kind, digest }), onReload, onDone)
  const isChanged = state === 'OUTDATED'
  return (
    <Card aria-labelledby={titleId} className={classes('no-print', styles.padded)}>
      <h2 id={titleId} className={styles.boxTitle}>
        {t(isChanged ? 'gotIt.changedTitle' : 'gotIt.title')}
      </h2>
      {isChanged && <FactChangeList changes={changes} meals={meals} />}
      <p className={styles.question}>{t('gotIt.text')}</p>
      {/* Busy instead of disabled: disabling the focused button loses the keyboard focus. */}
      <Button type="button" aria-busy={isBusy} onClick={() => void press()}>
        <Icon path={mdiCheck} small />
        {t('gotIt.press')}
      </Button>
    </Card>
  )
}

/**
 * Confirms only what the reader has seen: what the page shows is loaded first, because it may be older than the notification whose
 * digest is sent. Anything new is shown instead.
 */
function usePress(
  notification: () => { kind: NotificationKind; digest: string },
  onReload: QuestionProps['onReload'],
  onDone: () => Promise<void>,
) {
  const { t } = useTranslation('knowledge')
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const { mutateAsync } = useConfirmNotification(useSelfLink())
  const confirm = async () => {
    const body = notification()
    const [isSame] = await onReload()
    if (!isSame) return toast.info(t('gotIt.stale'))
    try {
      await mutateAsync(body)
    } catch (error) {
      if (toApiError(error).status !== 409) throw error
      await onReload()
      return toast.info(t('gotIt.stale'))
    }
    await onDone()
  }
  const press = async () => {
    if (isBusy) return
    setBusy(true)
    await confirm().catch(toast.failure)
    setBusy(false)
  }
  return { press, isBusy }
}

/** Takes the focus, because the pressed button is gone. */
function Done({ text }: { text: string }) {
  const line = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => line.current?.focus(), [])
  return (
    <div ref={line} tabIndex={-1} role="status" className={styles.done}>
      <Icon path={mdiCheck} small className={styles.doneIcon} />
      {text}
    </div>
  )
}
