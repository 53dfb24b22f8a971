import { mdiLinkVariantOff } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { HelperReply } from '@running-dinner/contract/evening-helpers.ts'
import { useTranslation } from 'react-i18next'
import { useRemoveHelper } from '../../../../../features/evening/day/evening-helpers.api.ts'
import { useConfirm } from '../../../../../ui/confirm-dialog.tsx'
import { CopyField } from '../../../../../ui/copy-field.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { useNotify } from '../../../../../ui/notifications.tsx'
import { useTonight } from '../evening-context.tsx'

/** The link of one helper, to pass on or to withdraw. */
export function HelperLink({ helper: { id, name, link } }: { helper: HelperReply }) {
  const { t } = useTranslation('helpers')
  const { secret, people } = useTonight()
  const confirm = useConfirm()
  const notify = useNotify()
  const remove = useRemoveHelper(secret)
  const handleWithdraw = async () => {
    const isWanted = await confirm({
      title: t('confirm.title', { name }),
      message: t('confirm.text'),
      confirmLabel: t('confirm.action'),
      destructive: true,
    })
    if (!isWanted) return
    remove.mutate(id, { onSuccess: () => notify.success(t('withdrawn', { name })), onError: notify.failure })
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
