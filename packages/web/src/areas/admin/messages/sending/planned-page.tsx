import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MuiLink from '@mui/material/Link'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import type { PlannedMailReply, PreviewReply } from '@running-dinner/contract/messages'
import { limits } from '@running-dinner/domain'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  usePlannedMails,
  usePreviewPlannedMail,
  useSavePlannedMail,
} from '../../../../features/messages/planned-mails/planned-mails.api.ts'
import { formatDate, formatTime, weekdayOf } from '../../../../lib/dates.ts'
import { useLanguage } from '../../../../lib/language-rule.ts'
import { paths } from '../../../../lib/paths.ts'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Page } from '../../../../ui/page.tsx'
import { ListSkeleton } from '../../../../ui/skeletons.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { MailSample, TextWarnings } from './mail-sample.tsx'

/** The mails that go out by themselves, with when, a switch, a preview and an own text. */
export function PlannedPage() {
  const { t } = useTranslation(['planned', 'mailing'])
  const adminId = useAdminId()
  const { data, error, refetch } = usePlannedMails(adminId)
  const isToGuests = ({ mail }: PlannedMailReply) => mail === 'ALL_YOU_NEED'
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      back={{ label: t('mailing:compose.all'), to: paths.admin.messagesOverview(adminId) }}
      width="md"
    >
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 4 }}>
          {data.off && <Alert severity="info">{t(`off.${data.off}`)}</Alert>}
          <Mails title={t('guests')} mails={data.mails.filter(isToGuests)} />
          <Mails title={t('organiser')} mails={data.mails.filter((mail) => !isToGuests(mail))} />
        </Box>
      )}
    </Page>
  )
}

function Mails({ title, mails }: { title: string; mails: readonly PlannedMailReply[] }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId} sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {mails.map((mail) => (
          <PlannedMailCard key={mail.mail} planned={mail} />
        ))}
      </Box>
    </section>
  )
}

function PlannedMailCard({ planned }: { planned: PlannedMailReply }) {
  const { t } = useTranslation('planned')
  const nameId = useId()
  const adminId = useAdminId()
  const dinner = useAdminDinner()
  const toast = useToast()
  const save = useSavePlannedMail(adminId)
  const preview = usePreviewPlannedMail(adminId)
  const [shown, setShown] = useState<PreviewReply>()
  const [text, setText] = useState(planned.text)
  const { mail, isOn, jobId } = planned
  const isToGuests = mail === 'ALL_YOU_NEED'
  const [isTextShown, setTextShown] = useState(isToGuests || planned.text !== '')
  const name = t(`mails.${mail}.name`)
  const store = (change: Partial<PlannedMailReply>) =>
    save.mutate(
      { mail, isOn, text: planned.text, ...change },
      { onSuccess: () => toast.success(t('saved')), onError: toast.failure },
    )
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={nameId} sx={{ fontWeight: 650 }}>
            {name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(`mails.${mail}.about`)}
          </Typography>
        </Box>
        <Switch
          checked={isOn}
          disabled={save.isPending}
          onChange={(_, checked) => store({ isOn: checked })}
          slotProps={{ input: { 'aria-labelledby': nameId } }}
        />
      </Box>
      {isTextShown && (
        <TextField
          label={t(isToGuests ? 'text' : 'note')}
          helperText={t(isToGuests ? 'textHelp' : 'noteHelp')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          multiline
          minRows={2}
          autoFocus={!isToGuests && planned.text === ''}
          slotProps={{ htmlInput: { maxLength: limits.message } }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ flex: '1 1 200px', fontVariantNumeric: 'tabular-nums' }}>
          <State planned={planned} />
        </Typography>
        {jobId !== null && (
          <MuiLink component={Link} to={paths.admin.mailProtocol(adminId, jobId)}>
            {t('report')}
          </MuiLink>
        )}
        {text !== planned.text && (
          <Button variant="contained" loading={save.isPending} onClick={() => store({ text })}>
            {t('save')}
          </Button>
        )}
        {!isTextShown && (
          <Button aria-label={t('addNoteTo', { name })} onClick={() => setTextShown(true)}>
            {t('addNote')}
          </Button>
        )}
        <Button
          aria-label={t('preview', { name })}
          loading={preview.isPending}
          onClick={() => preview.mutate({ mail, text }, { onSuccess: setShown, onError: toast.failure })}
        >
          {t('previewShort')}
        </Button>
      </Box>
      {shown && (
        <PreviewDialog
          name={name}
          to={isToGuests ? t('oneGuest') : dinner.email}
          preview={shown}
          onClose={() => setShown(undefined)}
        />
      )}
    </Card>
  )
}

function State({ planned: { state, due } }: { planned: PlannedMailReply }) {
  const { t } = useTranslation('planned')
  const language = useLanguage()
  if (state !== 'PLANNED' || due === null) return t(`state.${state}`)
  const weekday = weekdayOf(due.slice(0, 10), language)
  return t('state.PLANNED', { weekday, day: formatDate(due), time: formatTime(due) })
}

interface PreviewDialogProps {
  name: string
  to: string
  preview: PreviewReply
  onClose: () => void
}

function PreviewDialog({ name, to, preview, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('planned')
  const titleId = useId()
  const mail = preview.previewMessageList[0]
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} component="h2" variant="h2">
        {name}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <TextWarnings unknownPlaceholders={preview.unknownPlaceholders} isTextMissing={false} />
        {mail && (
          <MailSample
            to={to}
            subject={mail.subject}
            text={mail.text}
            html={mail.html}
            maxHeight={{ xs: 420, sm: 420 }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
