import { siteTemplates } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { saveSiteAsTemplate, uploadTemplate } from './keep-template.ts';
import { deleteTemplate, downloadTemplate, listTemplates, updateTemplate } from './manage-templates.ts';

export const served = serve(siteTemplates, {
  listTemplates,
  saveSiteAsTemplate,
  uploadTemplate,
  updateTemplate,
  downloadTemplate,
  deleteTemplate,
});
