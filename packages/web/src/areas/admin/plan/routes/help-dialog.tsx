import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { groupFace, TeamMarker } from '../../../../features/plan/dinner-routes/team-marker.tsx'
import { courseAt } from '../../../../kit/course-mark.tsx'
import { useAdminDinner } from '../../shell/admin-dinner.ts'

const example = { teamNumber: 7, initials: 'AB' }

/** Legend of the map, with tips for its use. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('routes')
  const titleId = useId()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth fullScreen={isPhone}>
      <DialogTitle id={titleId} variant="h2" sx={{ pt: 3 }}>
        {t('help.title')}
      </DialogTitle>
      {/* Scrolls, so it must be reachable by keyboard. */}
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 3 }}>
        <Markers />
        <Lines />
        <Section title={t('help.doTitle')}>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
            {(['pick', 'switchOn', 'crowd', 'near', 'keyboard', 'address'] as const).map((tip) => (
              <li key={tip}>{t(`help.tips.${tip}`)}</li>
            ))}
          </Box>
        </Section>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('help.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Markers() {
  const { t } = useTranslation('routes')
  const { meals } = useAdminDinner()
  return (
    <Section title={t('help.markers')}>
      <Typography>{t('help.marker')}</Typography>
      {meals.map((meal, position) => (
        <Meaning key={meal.id} sign={<TeamMarker {...example} course={courseAt(position)} />}>
          {meal.label}
        </Meaning>
      ))}
      <Meaning sign={<TeamMarker {...example} course="starter" selected />}>{t('help.chosen')}</Meaning>
      <Meaning sign={<TeamMarker {...example} course="starter" marked />}>{t('help.found')}</Meaning>
      <Meaning sign={<TeamMarker {...example} course="starter" grey />}>{t('help.grey')}</Meaning>
      <Meaning sign={<TeamMarker {...example} course="starter" approximate />}>{t('help.approximate')}</Meaning>
      <Meaning sign={groupFace(12).look}>{t('help.group')}</Meaning>
    </Section>
  )
}

const lines = {
  chosen: { height: 5, bgcolor: 'success.main' },
  plain: { height: 3, bgcolor: 'text.disabled' },
  found: { height: 4, bgcolor: 'info.main' },
  near: { height: 0, borderTop: '3px dotted', borderColor: 'info.main' },
} as const

function Lines() {
  const { t } = useTranslation('routes')
  return (
    <Section title={t('help.lines')}>
      {(Object.keys(lines) as (keyof typeof lines)[]).map((line) => (
        <Meaning key={line} sign={<Box sx={{ width: 56, borderRadius: 1, ...lines[line] }} />}>
          {t(`help.line.${line}`)}
        </Meaning>
      ))}
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>{children}</Box>
    </section>
  )
}

function Meaning({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '84px minmax(0, 1fr)', gap: 1.5, alignItems: 'center' }}>
      <Box aria-hidden sx={{ display: 'grid', placeItems: 'center' }}>
        {sign}
      </Box>
      <span>{children}</span>
    </Box>
  )
}
