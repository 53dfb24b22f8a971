import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The sections of the page in their order; each is an anchor of its address. */
export const settingsSections = [
  'basics',
  'schedule',
  'options',
  'registration',
  'form',
  'party',
  'evening',
  'payment',
  'link',
  'cancel',
] as const
/** Those that a screen does not show at first. */
export const laterSections: readonly string[] = settingsSections.slice(1)
export type SettingsSectionId = (typeof settingsSections)[number]

interface SettingsSectionProps {
  id: SettingsSectionId
  intro?: ReactNode
  children: ReactNode
}

/** One section of the settings with its anchor. */
export function SettingsSection({ id, intro, children }: SettingsSectionProps) {
  const { t } = useTranslation('settings')
  const headingId = `${id}-title`
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={headingId}
      sx={{
        p: { xs: 2, sm: 3 },
        scrollMarginTop: 80,
        ...(id === 'cancel' ? { borderColor: 'error.main' } : {}),
      }}
    >
      <Typography variant="h2" id={headingId} tabIndex={-1} sx={{ color: id === 'cancel' ? 'error.main' : undefined }}>
        {t(`sections.${id}`)}
      </Typography>
      {intro && <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{intro}</Typography>}
      <Box sx={{ mt: 2.5 }}>{children}</Box>
    </Card>
  )
}

/** The consequences of a change as a list in a question. */
export function Losses({ sentences }: { sentences: readonly ReactNode[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      {sentences.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences do not move
        <li key={index}>{sentence}</li>
      ))}
    </Box>
  )
}
