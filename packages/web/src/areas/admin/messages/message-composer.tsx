import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import type { RecipientPool } from '../../../features/messages/message-recipients.ts'
import { paths } from '../../../lib/paths.ts'
import { useConfirm } from '../../../ui/confirm-dialog.tsx'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { ChooseRecipientsDialog } from './choose-recipients-dialog.tsx'
import { keepDraft } from './draft-storage.ts'
import type { FieldName } from './field-name.ts'
import { MessageEditor } from './message-editor.tsx'
import { sentFromParameter } from './message-kind.ts'
import { PreviewPane } from './preview-pane.tsx'
import { SendBar } from './send-bar.tsx'
import { type Composer, useComposer } from './use-composer.ts'
import { useMessagePreview } from './use-message-preview.ts'

const areas = {
  xs: '"editor" "preview" "send"',
  lg: '"editor preview" "send send"',
}

/** Editor, live preview beside it, and the way out. */
export function MessageComposer({ pool }: { pool: RecipientPool }) {
  const { t } = useTranslation('mailing')
  const adminId = useAdminId()
  const composer = useComposer(pool)
  const isPreviewPending = useMessagePreview(adminId, composer.draft, composer.dispatch)
  const [visited, setVisited] = useState<ReadonlySet<FieldName>>(new Set())
  const [sentJobId, setSentJobId] = useState<string>()
  if (sentJobId !== undefined) {
    return <Navigate to={`${paths.admin.mailProtocol(adminId, sentJobId)}?${sentFromParameter}=${pool.type}`} />
  }
  const handleSent = (jobId: string) => {
    keepDraft(adminId, pool.type, composer.draft.content, jobId)
    setSentJobId(jobId)
  }
  return (
    <>
      <UnsavedGuard
        dirty={composer.isDirty}
        title={t('compose.leaveTitle')}
        message={t('compose.leaveText')}
        leaveLabel={t('compose.leave')}
      />
      {composer.isRestored && <Restored composer={composer} onDiscard={() => setVisited(new Set())} />}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateAreas: areas,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
          // What takes the focus must not hide behind the bars at the top and the bottom.
          '& :is(input, textarea, button, [role="button"])': { scrollMarginBlock: '88px 104px' },
        }}
      >
        <Box sx={{ gridArea: 'editor' }}>
          <MessageEditor composer={composer} pool={pool} visited={visited} onVisit={visit(setVisited)} />
        </Box>
        <PreviewPane composer={composer} isPending={isPreviewPending} />
        <SendBar composer={composer} onIncomplete={visit(setVisited)} onSent={handleSent} />
      </Box>
      <ChooseRecipientsDialog composer={composer} pool={pool} />
    </>
  )
}

/** Only what somebody has been to, or tried to send, is told what it lacks. */
function visit(setVisited: Dispatch<SetStateAction<ReadonlySet<FieldName>>>) {
  return (...fields: FieldName[]) => setVisited((before) => new Set([...before, ...fields]))
}

function Restored({ composer, onDiscard }: { composer: Composer; onDiscard: () => void }) {
  const { t } = useTranslation('mailing')
  const confirm = useConfirm()
  const handleDiscard = async () => {
    const isSure = await confirm({
      title: t('compose.discardTitle'),
      message: t('compose.discardText'),
      confirmLabel: t('compose.discard'),
      destructive: true,
    })
    if (!isSure) return
    composer.discard()
    onDiscard()
  }
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 3 }}
      action={
        <Button color="inherit" onClick={() => void handleDiscard()}>
          {t('compose.discardShort')}
        </Button>
      }
    >
      {t('compose.restored')}
    </Alert>
  )
}
