import { mdiCheckAll, mdiSendOutline } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { KnowledgeReply } from '@running-dinner/contract/knowledge.ts'
import type { PreviewReply } from '@running-dinner/contract/messages.ts'
import { limits } from '@running-dinner/domain'
import { newsOf } from '@running-dinner/domain/knowledge/news.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { linkedTeams } from '../../../features/knowledge/changes-link.ts'
import { FactChangeList } from '../../../features/knowledge/fact-change.tsx'
import { useKnowledge, usePreviewChanges, useTellChanges } from '../../../features/knowledge/knowledge.api.ts'
import { personStandings } from '../../../features/knowledge/person-standing.ts'
import { demoReachOf } from '../../../features/messages/demo-reach.ts'
import { paths } from '../../../lib/paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { useNotify } from '../../../ui/notifications.tsx'
import { Page } from '../../../ui/page.tsx'
import { FormSkeleton } from '../../../ui/skeletons.tsx'
import { MissingPeople } from '../knowledge/missing-people.tsx'
import { ToldByPhone } from '../knowledge/told-by-phone.tsx'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import { MailSample } from './mail-sample.tsx'
import { IfConfirmed } from './send-bar.tsx'

type OutdatedPerson = KnowledgeReply['outdated'][number]

/** The people whose evening is no longer what they know, with what changed for each; one press mails exactly them. */
export function ChangesPage() {
  const { t } = useTranslation(['mailing', 'knowledge'])
  const adminId = useAdminId()
  const { data, error, refetch } = useKnowledge(adminId)
  return (
    <Page
      title={t('changes.title')}
      intro={t('changes.intro')}
      back={{ label: t('compose.all'), to: paths.admin.messagesOverview(adminId) }}
      width="md"
    >
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <FormSkeleton />}
      {data?.outdated.length === 0 && (
        <EmptyState
          icon={mdiCheckAll}
          title={t(`changes.noneTitle.${newsOf((personStandings(data) ?? []).map(({ state }) => state))}`)}
          action={
            <Button component={Link} to={paths.admin.dashboard(adminId)} variant="contained">
              {t('changes.toDashboard')}
            </Button>
          }
        >
          {t('changes.none')}
        </EmptyState>
      )}
      {data && data.outdated.length > 0 && <Changes outdated={data.outdated} />}
      {data && <MissingPeople knowledge={data} />}
    </Page>
  )
}

function Changes({ outdated }: { outdated: readonly OutdatedPerson[] }) {
  const { t } = useTranslation('mailing')
  const adminId = useAdminId()
  const notify = useNotify()
  const textId = useId()
  const isLinked = useIsLinked()
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const [text, setText] = useState('')
  const [reviewed, setReviewed] = useState<PreviewReply>()
  const preview = usePreviewChanges(adminId)
  const isChosen = (person: OutdatedPerson) => isLinked(person) !== toggled.has(person.participantId)
  const chosen = outdated.filter(isChosen)
  const message = { participantIds: chosen.map(({ participantId }) => participantId), text }
  const toggle = (id: string) =>
    setToggled((before) => new Set(before.has(id) ? [...before].filter((kept) => kept !== id) : [...before, id]))
  const review = () => {
    if (preview.isPending) return
    if (chosen.length === 0) notify.info(t('changes.chooseOne'))
    else preview.mutate(message, { onSuccess: setReviewed, onError: notify.failure })
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box component="ul" aria-label={t('changes.people')} sx={listStyle}>
        {outdated.map((person) => (
          <Person
            key={person.participantId}
            person={person}
            isChosen={isChosen(person)}
            onToggle={() => toggle(person.participantId)}
          />
        ))}
      </Box>
      <TextField
        id={textId}
        label={t('changes.text')}
        helperText={t('changes.textHelp')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: limits.message } }}
      />
      <IfConfirmed>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography sx={{ flex: '1 1 200px', fontWeight: 600 }}>
            {t('changes.count', { count: chosen.length })}
          </Typography>
          {/* Busy instead of disabled: disabling the focused button loses the keyboard focus. */}
          <Button
            variant="contained"
            aria-busy={preview.isPending}
            startIcon={<Icon path={mdiSendOutline} />}
            onClick={review}
            sx={{ flex: { xs: '1 1 auto', sm: 'none' } }}
          >
            {t('send.review')}
          </Button>
        </Box>
      </IfConfirmed>
      {reviewed && (
        <TellDialog people={chosen} message={message} preview={reviewed} onClose={() => setReviewed(undefined)} />
      )}
    </Box>
  )
}

/** A link from one change names its teams: the outdated people of other teams are listed, but not chosen. */
function useIsLinked(): (person: OutdatedPerson) => boolean {
  const [query] = useSearchParams()
  const teams = linkedTeams(query)
  return ({ teamId }) => teams === undefined || teams.has(teamId)
}

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const

interface PersonProps {
  person: OutdatedPerson
  isChosen: boolean
  onToggle: () => void
}

function Person({ person, isChosen, onToggle }: PersonProps) {
  const { meals } = useAdminDinner().options
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, px: 1.5, py: 1 }}>
      <Checkbox checked={isChosen} onChange={onToggle} slotProps={{ input: { 'aria-label': person.name } }} />
      <Box sx={{ flex: 1, minWidth: 0, pt: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{person.name}</Typography>
        <FactChangeList changes={person.changes} meals={meals} />
        <ToldByPhone {...person} />
      </Box>
    </Box>
  )
}

interface TellDialogProps {
  people: readonly OutdatedPerson[]
  message: { participantIds: string[]; text: string }
  preview: PreviewReply
  onClose: () => void
}

/** Asks once, with the number of mails and one of them as a sample. */
function TellDialog({ people, message, preview, onClose }: TellDialogProps) {
  const { t } = useTranslation(['mailing', 'common'])
  const titleId = useId()
  const navigate = useNavigate()
  const notify = useNotify()
  const adminId = useAdminId()
  const dinner = useAdminDinner()
  const { mutate, isPending } = useTellChanges(adminId)
  const reach = demoReachOf(dinner)
  const count = preview.numRecipients
  const mail = preview.previewMessageList[0]
  const recipient = people.find(({ participantId }) => participantId === mail?.participantId)
  const send = () =>
    mutate(message, {
      onSuccess: ({ id }) => void navigate(paths.admin.mailProtocol(adminId, id)),
      onError: (error) => {
        onClose()
        notify.failure(error)
      },
    })
  return (
    <Dialog open onClose={isPending ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} component="h2" variant="h2">
        {t('send.title', { count })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {reach !== undefined && <Alert severity="info">{t(`send.demo.${reach}`, { email: dinner.email })}</Alert>}
        {mail && (
          <MailSample
            to={recipient?.name ?? ''}
            subject={mail.subject}
            text={mail.text}
            html={mail.html}
            maxHeight={{ xs: 360, sm: 360 }}
          />
        )}
        <Typography sx={{ color: 'text.secondary' }}>{t('send.hold')}</Typography>
      </DialogContent>
      <DialogActions>
        <Button disabled={isPending} onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button variant="contained" loading={isPending} onClick={send} autoFocus>
          {t('send.confirm', { count })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
