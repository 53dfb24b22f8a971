import { mdiPencilOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'

// A form is much code for a page that otherwise has none.
const ScheduleDialog = lazy(() => import('./schedule-dialog.tsx').then((file) => ({ default: file.ScheduleDialog })))

/** Opens the courses to be changed. */
export function ScheduleButton() {
  const { t } = useTranslation('admin')
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const handleOpen = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<Icon path={mdiPencilOutline} />}
        aria-label={t('meals.editLabel')}
        onClick={handleOpen}
        sx={{ my: -0.75, mr: -1, px: 1 }}
      >
        {t('meals.edit')}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <ScheduleDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
