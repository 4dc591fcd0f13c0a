/** Labels of blocks and of their settings, which their declarations have in English. */
export const blockLabels = {
  /** `of`: the type of the block, or the name of the setting, as some labels mean several things. */
  said: (label: string, _of: string): string => label,
};
