import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useHelpers } from '../../../../../features/evening/day/evening-helpers.api.ts'
import { LoadError } from '../../../../../ui/load-error.tsx'
import { TitledDialog } from '../../../../../ui/titled-dialog.tsx'
import { useTonight } from '../evening-context.tsx'
import { AddHelper } from './add-helper.tsx'
import { HelperLink } from './helper-link.tsx'

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
