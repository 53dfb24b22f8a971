import { mdiEmailOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icon.tsx'
import { OnceOpened } from '../../../../ui/titled-dialog.tsx'

// Loaded on demand: most organisers call.
const MessageDialog = lazy(() => import('./message-dialog.tsx').then((file) => ({ default: file.MessageDialog })))

/** Opens the dialog that writes to a table, the cooks of a course, or all. */
export function MessageButton() {
  const { t } = useTranslation('tonight')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" startIcon={<Icon path={mdiEmailOutline} />} onClick={() => setOpen(true)}>
        {t('message.open')}
      </Button>
      <OnceOpened open={open}>
        <MessageDialog open={open} onClose={() => setOpen(false)} />
      </OnceOpened>
    </>
  )
}
