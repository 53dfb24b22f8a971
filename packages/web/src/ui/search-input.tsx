import { mdiMagnify } from '@mdi/js'
import { type SxProps, styled, type Theme } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'size' | 'value'> {
  label: string
  typed: string
  onType: (text: string) => void
  isSmall?: boolean
  /** Behind the text. */
  end?: ReactNode
  sx?: SxProps<Theme>
}

/**
 * A field whose hits show while one types; of type `search`, Escape empties it. The browser's own input with the look of
 * `TextField`: pages that only search need none of what a form's field can do.
 */
export function SearchInput({ label, typed, onType, isSmall = false, end, sx = {}, ...field }: SearchInputProps) {
  return (
    <Frame sx={sx}>
      <Icon path={mdiMagnify} />
      <Input
        aria-label={label}
        placeholder={label}
        type="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...field}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          field.onKeyDown?.(event)
          if (event.key === 'Escape' && event.currentTarget.type === 'search') onType('')
        }}
        style={{ paddingBlock: isSmall ? 8.5 : 16.5 }}
      />
      {end}
    </Frame>
  )
}

/** Outlines instead of borders: nothing moves when they grow, and forced colours show them. */
const Frame = styled('div')(({ theme }) => {
  const { palette, shape } = theme.vars ?? theme
  return {
    ...theme.typography.body1,
    lineHeight: '1.4375em',
    display: 'flex',
    alignItems: 'center',
    paddingLeft: 14,
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
    borderRadius: shape.borderRadius,
    outline: '1px solid rgba(var(--mui-palette-common-onBackgroundChannel) / 0.23)',
    outlineOffset: -1,
    '@media (hover: hover)': { '&:hover': { outlineColor: palette.text.primary } },
    '&&:focus-within': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    '& > svg': { color: palette.action.active },
  }
})

const Input = styled('input')({
  // Shrinks with the field: a width of its own would be that of twenty letters.
  width: '100%',
  minWidth: 0,
  height: '1.4375em',
  boxSizing: 'content-box',
  margin: 0,
  paddingInline: '8px 14px',
  border: 0,
  background: 'none',
  font: 'inherit',
  lineHeight: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  '&&:focus': { outline: 0 },
  '&::placeholder': { color: 'currentColor', opacity: 'var(--mui-opacity-inputPlaceholder)' },
  '&::-webkit-search-decoration': { appearance: 'none' },
})
