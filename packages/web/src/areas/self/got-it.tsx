import { mdiCheck } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { OwnLetterReply } from '@running-dinner/contract/own-letters.ts'
import type { LetterKind } from '@running-dinner/domain/messages/knowledge/letter.ts'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirmLetter, useOwnLetters } from '../../features/guests/self-service/own-letters.api.ts'
import { FactChangeList } from '../../features/messages/knowledge/fact-change.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { Icon } from '../../ui/icon.tsx'
import { useNotify } from '../../ui/notifications.tsx'
import { useSelfLink } from './self-link.ts'
import { useSelfSession } from './self-session.tsx'

interface GotItProps {
  kind: LetterKind
  /** Loads what the page shows; false when it shows something else afterwards. */
  onReload: () => Promise<boolean>
}

/** Asks the reader to confirm that they know what the page shows, until they do. */
export function GotIt({ kind, onReload }: GotItProps) {
  const { t } = useTranslation('knowledge')
  const { data, refetch } = useOwnLetters(useSelfLink())
  const [isDone, setDone] = useState(false)
  const letter = data?.find((candidate) => candidate.kind === kind)
  if (letter === undefined) return null
  if (letter.state === 'KNOWN') return isDone ? <Done text={t('gotIt.done')} /> : null
  const handleDone = async () => {
    setDone(true)
    await refetch()
  }
  return <Question letter={letter} onReload={() => Promise.all([onReload(), refetch()])} onDone={handleDone} />
}

interface QuestionProps {
  letter: OwnLetterReply
  onReload: () => Promise<[boolean, unknown]>
  onDone: () => Promise<void>
}

function Question({ letter: { kind, state, changes, digest }, onReload, onDone }: QuestionProps) {
  const { t } = useTranslation('knowledge')
  const { meals } = useSelfSession()
  const titleId = useId()
  const { press, isBusy } = usePress(() => ({ kind, digest }), onReload, onDone)
  const isChanged = state === 'OUTDATED'
  return (
    <Card component="section" aria-labelledby={titleId} className="no-print" sx={{ p: 2.5 }}>
      <Typography id={titleId} variant="h2" sx={{ fontSize: '1.125rem', mb: 1 }}>
        {t(isChanged ? 'gotIt.changedTitle' : 'gotIt.title')}
      </Typography>
      {isChanged && <FactChangeList changes={changes} meals={meals} />}
      <Typography sx={{ my: 1.5 }}>{t('gotIt.text')}</Typography>
      {/* Busy instead of disabled: disabling the focused button loses the keyboard focus. */}
      <Button variant="contained" aria-busy={isBusy} startIcon={<Icon path={mdiCheck} />} onClick={() => void press()}>
        {t('gotIt.press')}
      </Button>
    </Card>
  )
}

/**
 * Confirms only what the reader has seen: what the page shows is loaded first, because it may be older than the letter whose
 * digest is sent. Anything new is shown instead.
 */
function usePress(
  letter: () => { kind: LetterKind; digest: string },
  onReload: QuestionProps['onReload'],
  onDone: () => Promise<void>,
) {
  const { t } = useTranslation('knowledge')
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const { mutateAsync } = useConfirmLetter(useSelfLink())
  const confirm = async () => {
    const body = letter()
    const [isSame] = await onReload()
    if (!isSame) return notify.info(t('gotIt.stale'))
    try {
      await mutateAsync(body)
    } catch (error) {
      if (toApiError(error).status !== 409) throw error
      await onReload()
      return notify.info(t('gotIt.stale'))
    }
    await onDone()
  }
  const press = async () => {
    if (isBusy) return
    setBusy(true)
    await confirm().catch(notify.failure)
    setBusy(false)
  }
  return { press, isBusy }
}

/** Takes the focus, because the pressed button is gone. */
function Done({ text }: { text: string }) {
  const line = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => line.current?.focus(), [])
  return (
    <Box
      ref={line}
      tabIndex={-1}
      role="status"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}
    >
      <Icon path={mdiCheck} sx={{ fontSize: 20, color: 'success.main' }} />
      {text}
    </Box>
  )
}
