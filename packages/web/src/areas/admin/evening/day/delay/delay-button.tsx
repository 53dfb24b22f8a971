import { mdiClockPlusOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../ui/icon.tsx'
import { OnceOpened } from '../../../../../ui/titled-dialog.tsx'
import { useTonight } from '../evening-context.tsx'

// Loaded on demand: most evenings are on time.
const DelayDialog = lazy(() => import('./delay-dialog.tsx').then((file) => ({ default: file.DelayDialog })))

/** Opens the dialog that lets courses begin later; shown to organisers while a course is still to come. */
export function DelayButton() {
  const { t } = useTranslation('delay')
  const { isOrganiser, people, now } = useTonight()
  const [open, setOpen] = useState(false)
  const meals = people.meals.filter(({ startsAt }) => Date.parse(startsAt) > now)
  // An open dialog stays when its last course begins meanwhile: the server says so at the press.
  if (!isOrganiser || people.cancelled || (meals.length === 0 && !open)) return null
  return (
    <>
      <Button variant="outlined" startIcon={<Icon path={mdiClockPlusOutline} />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <OnceOpened open={open}>
        <DelayDialog open={open} meals={meals} onClose={() => setOpen(false)} />
      </OnceOpened>
    </>
  )
}
