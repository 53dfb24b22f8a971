import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { coursesOf } from '../../../../features/evening/day/board-view.ts'
import { useSendEveningMessage } from '../../../../features/evening/day/evening-messages.api.ts'
import { type MessageAddress, messageAddresses } from '../../../../features/evening/day/message-addresses.ts'
import { useWithdrawJob } from '../../../../features/messages/sending/messages.api.ts'
import { applyIssues, Form, TextInput, useLazyForm } from '../../../../ui/form/index.ts'
import { TitledDialog } from '../../../../ui/titled-dialog.tsx'
import { useToast } from '../../../../ui/toasts.tsx'
import { useTonight } from './evening-context.tsx'

interface MessageDialogProps {
  open: boolean
  onClose: () => void
}

export function MessageDialog({ open, onClose }: MessageDialogProps) {
  const { t } = useTranslation('tonight')
  return (
    <TitledDialog open={open} onClose={onClose} title={t('message.title')}>
      <MessageForm onClose={onClose} />
    </TitledDialog>
  )
}

function MessageForm({ onClose }: Omit<MessageDialogProps, 'open'>) {
  const { t } = useTranslation(['tonight', 'common'])
  const { secret, board, people } = useTonight()
  const addresses = messageAddresses(people, coursesOf(board, people))
  const [chosenCourse, setChosenCourse] = useState('ALL')
  const address = addresses.find(({ value }) => value === chosenCourse) ?? addresses[0]
  const toast = useToast()
  const message = useSendEveningMessage(secret)
  const withdraw = useWithdrawJob(secret)
  const form = useLazyForm(() => import('@running-dinner/contract/evening').then((file) => file.eveningMessageText), {
    defaultValues: { text: '', secondText: '' },
  })
  if (address === undefined) return null
  const hasOtherReaders = address.readersOfOther > 0
  return (
    <Form
      form={form}
      onSubmit={({ text, secondText }) =>
        message.mutateAsync({ ...address, text, secondText: hasOtherReaders ? secondText : '' }).then(
          ({ jobId, recipients, heldUntil }) => {
            const takeBack = () => void toast.outcome(withdraw.mutateAsync(jobId), t('message.takenBack'))
            const actions = heldUntil === null ? [] : [{ label: t('message.takeBack'), onAct: takeBack }]
            toast.done(t('message.done', { count: recipients }), actions)
            form.reset()
            onClose()
          },
          (error: unknown) => applyIssues(form, error, toast.error),
        )
      }
    >
      <DialogContent sx={{ pt: 0, display: 'grid', gap: 2.5 }}>
        <TextField
          select
          label={t('message.to')}
          value={address.value}
          onChange={(event) => setChosenCourse(event.target.value)}
          sx={{ mt: 1 }}
        >
          {addresses.map((each) => (
            <MenuItem key={each.value} value={each.value} sx={{ whiteSpace: 'normal' }}>
              <AddressName address={each} />
            </MenuItem>
          ))}
        </TextField>
        <TextInput name="text" label={t('message.text')} rows={4} required />
        {hasOtherReaders && (
          <TextInput
            name="secondText"
            label={t(`message.secondText.${people.languageCode === 'de' ? 'en' : 'de'}`)}
            help={t('message.secondHelp', { count: address.readersOfOther })}
            rows={4}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="submit" variant="contained" loading={message.isPending}>
          {t('message.send', { count: address.people })}
        </Button>
      </DialogActions>
    </Form>
  )
}

function AddressName({ address: { to, course, team, hostNames } }: { address: MessageAddress }) {
  const { t } = useTranslation('tonight')
  if (to === 'ALL') return t('message.all')
  if (to === 'COURSE') return t('message.cooks', { course })
  return t('message.table', { course, number: team?.teamNumber ?? '', host: hostNames.join(', ') })
}
