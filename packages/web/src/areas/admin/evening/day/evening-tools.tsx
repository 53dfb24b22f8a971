import { mdiAccountGroupOutline, mdiClockPlusOutline, mdiEmailOutline, mdiFoodAppleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { OnceOpened } from '../../../../ui/once-opened.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { useTonight } from './evening-context.tsx'

/** What organisers can do for many at once; helpers have none of it. */
export function EveningTools() {
  const { t } = useTranslation('tonight')
  const adminId = useAdminId()
  const { isOrganiser, people } = useTonight()
  if (!isOrganiser || people.cancelled) return null
  return (
    <Box sx={row}>
      <MessageButton />
      <DelayButton />
      <HelpersButton />
      <Button
        component={Link}
        to={paths.admin.diets(adminId)}
        variant="outlined"
        startIcon={<Icon path={mdiFoodAppleOutline} />}
      >
        {t('diets')}
      </Button>
    </Box>
  )
}

/** On a phone two rows of equal buttons. */
const row = {
  display: { xs: 'grid', md: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  mb: { xs: 3, md: 0 },
  '&:empty': { display: 'none' },
  '& .MuiButton-root': {
    // As high as the search beside them.
    minHeight: { xs: 48, md: 56 },
    px: { xs: 0.5, md: 2 },
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
  },
} as const

// Loaded on demand: most organisers call.
const loadMessageDialog = () => import('./message-dialog.tsx')
const MessageDialog = lazy(() => loadMessageDialog().then((file) => ({ default: file.MessageDialog })))

/** Opens the dialog that writes to a table, the cooks of a course, or all. */
function MessageButton() {
  const { t } = useTranslation('tonight')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" startIcon={<Icon path={mdiEmailOutline} />} onClick={() => setIsOpen(true)}>
        {t('message.open')}
      </Button>
      <OnceOpened open={isOpen} load={loadMessageDialog} onFail={() => setIsOpen(false)}>
        <MessageDialog open={isOpen} onClose={() => setIsOpen(false)} />
      </OnceOpened>
    </>
  )
}

// Loaded on demand: most evenings are on time.
const loadDelayDialog = () => import('./delay-dialog.tsx')
const DelayDialog = lazy(() => loadDelayDialog().then((file) => ({ default: file.DelayDialog })))

/** Opens the dialog that lets courses begin later; shown to organisers while a course is still to come. */
export function DelayButton() {
  const { t } = useTranslation('delay')
  const { isOrganiser, people, now } = useTonight()
  const [isOpen, setIsOpen] = useState(false)
  const meals = people.meals.filter(({ startsAt }) => Date.parse(startsAt) > now)
  // An open dialog stays when its last course begins meanwhile: the server says so at the press.
  if (!isOrganiser || people.cancelled || (meals.length === 0 && !isOpen)) return null
  return (
    <>
      <Button variant="outlined" startIcon={<Icon path={mdiClockPlusOutline} />} onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      <OnceOpened open={isOpen} load={loadDelayDialog} onFail={() => setIsOpen(false)}>
        <DelayDialog open={isOpen} meals={meals} onClose={() => setIsOpen(false)} />
      </OnceOpened>
    </>
  )
}

// Loaded on demand: links for helpers are made once.
const loadHelpersDialog = () => import('./helpers-dialog.tsx')
const HelpersDialog = lazy(() => loadHelpersDialog().then((file) => ({ default: file.HelpersDialog })))

/** Opens the links of helpers; only for organisers. */
export function HelpersButton() {
  const { t } = useTranslation('helpers')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" startIcon={<Icon path={mdiAccountGroupOutline} />} onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      <OnceOpened open={isOpen} load={loadHelpersDialog} onFail={() => setIsOpen(false)}>
        <HelpersDialog open={isOpen} onClose={() => setIsOpen(false)} />
      </OnceOpened>
    </>
  )
}
