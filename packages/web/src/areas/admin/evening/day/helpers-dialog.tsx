import { mdiLinkVariantOff } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import type { HelperReply } from '@running-dinner/contract/evening'
import { useTranslation } from 'react-i18next'
import { useAddHelper, useHelpers, useRemoveHelper } from '../../../../features/evening/day/evening-helpers.api.ts'
import { useConfirm } from '../../../../ui/confirm-dialog.tsx'
import { CopyField } from '../../../../ui/copy-field.tsx'
import { applyIssues, Form, TextInput, useLazyForm } from '../../../../ui/form/index.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { TitledDialog } from '../../../../ui/titled-dialog.tsx'
import { useToast } from '../../../../ui/toasts.tsx'
import { useTonight } from './evening-context.tsx'

interface HelpersDialogProps {
  open: boolean
  onClose: () => void
}

/** Makes links for helpers, shows them again, and withdraws them. */
export function HelpersDialog({ open, onClose }: HelpersDialogProps) {
  const { t } = useTranslation(['helpers', 'common'])
  const { secret } = useTonight()
  const { data, error, refetch } = useHelpers(secret)
  return (
    <TitledDialog open={open} onClose={onClose} title={t('title')}>
      <DialogContent sx={{ pt: 0 }}>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('intro')}</Typography>
        <AddHelper />
        {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
        <Box sx={{ display: 'grid', gap: 3, mt: 3, '&:empty': { display: 'none' } }}>
          {data?.helpers.map((helper) => (
            <HelperLink key={helper.id} helper={helper} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:close')}</Button>
      </DialogActions>
    </TitledDialog>
  )
}

const empty = { name: '', phone: '' }

/** A name is enough for a link. */
function AddHelper() {
  const { t } = useTranslation('helpers')
  const { secret } = useTonight()
  const toast = useToast()
  const add = useAddHelper(secret)
  const form = useLazyForm(() => import('@running-dinner/contract/evening').then((file) => file.helperInput), {
    defaultValues: empty,
  })
  const handleSubmit = (helper: typeof empty) =>
    add.mutateAsync(helper).then(
      ({ name }) => {
        toast.success(t('added', { name }))
        form.reset(empty)
      },
      (error: unknown) => applyIssues(form, error, toast.error),
    )
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <TextInput name="name" label={t('name')} autoComplete="off" required />
        <TextInput name="phone" label={t('phone')} type="tel" autoComplete="off" help={t('phoneHint')} />
        <Box>
          <Button type="submit" variant="contained" loading={add.isPending}>
            {t('add')}
          </Button>
        </Box>
      </Box>
    </Form>
  )
}

/** The link of one helper, to pass on or to withdraw. */
function HelperLink({ helper: { id, name, link } }: { helper: HelperReply }) {
  const { t } = useTranslation('helpers')
  const { secret, people } = useTonight()
  const confirm = useConfirm()
  const toast = useToast()
  const remove = useRemoveHelper(secret)
  const handleWithdraw = async () => {
    const isWanted = await confirm({
      title: t('confirm.title', { name }),
      message: t('confirm.text'),
      confirmLabel: t('confirm.action'),
      destructive: true,
    })
    if (!isWanted) return
    await toast.outcome(remove.mutateAsync(id), t('withdrawn', { name }))
  }
  return (
    <Box>
      <CopyField
        label={t('link', { name })}
        value={link}
        audience={t('audience', { name })}
        shareTitle={t('share', { title: people.title })}
      />
      <Button
        color="error"
        startIcon={<Icon path={mdiLinkVariantOff} />}
        loading={remove.isPending}
        onClick={() => void handleWithdraw()}
        sx={{ mt: 1 }}
      >
        {t('withdraw', { name })}
      </Button>
    </Box>
  )
}
