import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { SxProps, Theme } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'

export interface TextFieldProps extends Omit<OutlinedInputProps, 'label' | 'slotProps' | 'sx'> {
  label?: string
  helperText?: ReactNode
  slotProps?: { htmlInput?: OutlinedInputProps['inputProps']; input?: Partial<OutlinedInputProps> }
  sx?: SxProps<Theme> | undefined
}

/** MUI's field of this name without its select, which loads a menu and a modal. */
export function TextField({ slotProps: { htmlInput, input } = {}, ...props }: TextFieldProps) {
  return (
    <FieldFrame {...props}>
      {(field) => <OutlinedInput {...field} {...input} slotProps={{ input: htmlInput ?? {} }} />}
    </FieldFrame>
  )
}

export interface FieldFrameProps extends Omit<TextFieldProps, 'children' | 'slotProps'> {
  isLabelShrunk?: boolean
  children: (field: OutlinedInputProps) => ReactNode
}

/** Label and help around the control of a field. */
export function FieldFrame({ isLabelShrunk, children, helperText, sx, ...field }: FieldFrameProps) {
  const ownId = useId()
  const { id = ownId, label, size = 'medium', required = false, error = false, disabled = false, ...control } = field
  const helpId = helperText ? `${id}-helper-text` : undefined
  return (
    <FormControl fullWidth size={size} required={required} error={error} disabled={disabled} sx={sx ?? {}}>
      {label && (
        <InputLabel id={`${id}-label`} htmlFor={id} {...(isLabelShrunk && { shrink: true })}>
          {label}
        </InputLabel>
      )}
      {children({
        ...control,
        id,
        fullWidth: true,
        'aria-describedby': helpId,
        ...(label !== undefined && { label }),
        ...(isLabelShrunk && { notched: true }),
      })}
      {helperText && <FormHelperText id={helpId}>{helperText}</FormHelperText>}
    </FormControl>
  )
}
