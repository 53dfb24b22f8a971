import { mdiAccountGroupOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../ui/icon.tsx'
import { OnceOpened } from '../../../../../ui/titled-dialog.tsx'

// Loaded on demand: links for helpers are made once.
const HelpersDialog = lazy(() => import('./helpers-dialog.tsx').then((file) => ({ default: file.HelpersDialog })))

/** Opens the links of helpers; only for organisers. */
export function HelpersButton() {
  const { t } = useTranslation('helpers')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" startIcon={<Icon path={mdiAccountGroupOutline} />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <OnceOpened open={open}>
        <HelpersDialog open={open} onClose={() => setOpen(false)} />
      </OnceOpened>
    </>
  )
}
