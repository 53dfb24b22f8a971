import { mdiAccountGroupOutline, mdiSilverwareForkKnife } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type Dispatch, lazy, type SetStateAction, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useSearchParams } from 'react-router'
import { useNotificationStatus } from '../../../../features/messages/notification-status/notification-status.api.ts'
import { teamsAskedFor } from '../../../../features/messages/notification-status/person-status.ts'
import { type MessageType, sentFromParameter } from '../../../../features/messages/sending/message-content.ts'
import type { RecipientPool } from '../../../../features/messages/sending/message-recipients.ts'
import { useMessageRecipients } from '../../../../features/messages/sending/messages.api.ts'
import { askedTeamsOf } from '../../../../features/plan/teams/plan-changes.ts'
import { useTeams } from '../../../../features/plan/teams/teams.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { useConfirm } from '../../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { OnceOpened } from '../../../../ui/once-opened.tsx'
import { Page } from '../../../../ui/page.tsx'
import { FormSkeleton } from '../../../../ui/skeletons.tsx'
import { UnsavedGuard } from '../../../../ui/unsaved-guard.tsx'
import { SlowWays } from '../../plan/routes/slow-ways.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { keepDraft } from './draft-storage.ts'
import type { FieldName } from './message-draft.ts'
import { MessageEditor } from './message-editor.tsx'
import { PreviewPane, useMessagePreview } from './preview-pane.tsx'
import { SendBar } from './send-bar.tsx'
import { type Composer, useComposer } from './use-composer.ts'

const loadChooseRecipientsDialog = () => import('./recipient-dialog.tsx')
const ChooseRecipientsDialog = lazy(() =>
  loadChooseRecipientsDialog().then((file) => ({ default: file.ChooseRecipientsDialog })),
)

/** Composer of one kind of message; shows an empty state while the event has no recipients of that kind. */
export function ComposerPage({ type }: { type: MessageType }) {
  const { t } = useTranslation('mailing')
  const { pool, unreached, error, refetch } = useRecipientPool(type)
  const isEmpty = pool !== undefined && (pool.type === 'PARTICIPANT' ? pool.participants : pool.teams).length === 0
  return (
    <Page
      title={t(`compose.title.${type}`)}
      intro={t(`kinds.${type}.about`)}
      back={{ label: t('compose.all'), to: paths.admin.messagesOverview(useAdminId()) }}
      width="xl"
    >
      {!pool && error && <LoadError error={error} onRetry={refetch} />}
      {!pool && !error && <FormSkeleton />}
      {isEmpty && <NoRecipients type={type} />}
      {pool && !isEmpty && type === 'DINNER_ROUTE' && <SlowWays />}
      {pool && !isEmpty && <MessageComposer pool={pool} unreached={unreached} />}
    </Page>
  )
}

/** Everyone a message of this kind can go to and, where the address asks for them, the teams that mails have not reached. */
function useRecipientPool(type: MessageType) {
  const adminId = useAdminId()
  const isForPeople = type === 'PARTICIPANT'
  const people = useMessageRecipients(adminId, { enabled: isForPeople })
  const teams = useTeams(adminId)
  const participants = people.data
  const allTeams = teams.data?.teams
  const pool = useMemo((): RecipientPool | undefined => {
    if (type === 'PARTICIPANT') return participants && { type, participants }
    return allTeams && { type, teams: allTeams }
  }, [type, participants, allTeams])
  const [query] = useSearchParams()
  const askedTeams = type === 'PARTICIPANT' ? undefined : askedTeamsOf(query)
  const isAsked = askedTeams !== undefined
  const notificationStatus = useNotificationStatus(adminId, { enabled: isAsked })
  const queries = [isForPeople ? people : teams, ...(isAsked ? [notificationStatus] : [])]
  return {
    // What is cached may be older than the mails sent since.
    pool: isAsked && !(notificationStatus.data && notificationStatus.isFetchedAfterMount) ? undefined : pool,
    unreached:
      askedTeams && type !== 'PARTICIPANT' && notificationStatus.data
        ? teamsAskedFor(askedTeams, notificationStatus.data, type)
        : undefined,
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => void Promise.all(queries.map((query) => query.refetch())),
  }
}

function NoRecipients({ type }: { type: MessageType }) {
  const { t } = useTranslation('mailing')
  const adminId = useAdminId()
  const isForPeople = type === 'PARTICIPANT'
  return (
    <EmptyState
      icon={isForPeople ? mdiAccountGroupOutline : mdiSilverwareForkKnife}
      title={t(isForPeople ? 'empty.peopleTitle' : 'empty.teamsTitle')}
      action={
        <Button
          component={Link}
          to={isForPeople ? paths.admin.participants(adminId) : paths.admin.teams(adminId)}
          variant="contained"
        >
          {t(isForPeople ? 'empty.toParticipants' : 'empty.toTeams')}
        </Button>
      }
    >
      {type === 'PARTICIPANT' ? t('empty.people') : t(`empty.${type}`)}
    </EmptyState>
  )
}

const gridAreas = {
  xs: '"editor" "preview" "send"',
  lg: '"editor preview" "send send"',
}

/** Editor with live preview and the bar that sends. */
function MessageComposer({ pool, unreached }: { pool: RecipientPool; unreached: ReadonlySet<string> | undefined }) {
  const { t } = useTranslation('mailing')
  const adminId = useAdminId()
  const composer = useComposer(pool, unreached)
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
          gridTemplateAreas: gridAreas,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
          // Keeps a focused field clear of the sticky bars at the top and the bottom.
          '& :is(input, textarea, button, [role="button"])': { scrollMarginBlock: '88px 104px' },
        }}
      >
        <Box sx={{ gridArea: 'editor' }}>
          <MessageEditor composer={composer} pool={pool} visited={visited} onVisit={markVisited(setVisited)} />
        </Box>
        <PreviewPane composer={composer} isPending={isPreviewPending} />
        <SendBar composer={composer} onIncomplete={markVisited(setVisited)} onSent={handleSent} />
      </Box>
      <OnceOpened
        open={composer.draft.isChoosingRecipients}
        load={loadChooseRecipientsDialog}
        onFail={() => composer.dispatch({ kind: 'recipientsDialogFinished' })}
      >
        <ChooseRecipientsDialog composer={composer} pool={pool} />
      </OnceOpened>
    </>
  )
}

/** Marks fields as visited: only visited fields show that they are empty. */
function markVisited(setVisited: Dispatch<SetStateAction<ReadonlySet<FieldName>>>) {
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
