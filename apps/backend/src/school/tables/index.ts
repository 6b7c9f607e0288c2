import type { Subject } from '../subject.ts';
import { couponBatches, coupons, memberLevels } from './account.ts';
import { agreements, agreementTargets } from './agreements.ts';
import { bankSubjects, points } from './bank.ts';
import { branches } from './branches.ts';
import { categories } from './categories.ts';
import { certificates } from './certificates.ts';
import { chargeCards } from './chargeCards.ts';
import { courses } from './courses.ts';
import { enrolments } from './enrolments.ts';
import { exams, examStudents } from './exams.ts';
import { groups } from './groups.ts';
import { banners, notices, shelves } from './home.ts';
import { homework } from './homework.ts';
import { chapters, lessons } from './lessons.ts';
import { classes, students } from './students.ts';
import { news } from './news.ts';
import { navigation } from './navigation.ts';
import { openClasses } from './openClasses.ts';
import { organisations } from './organisations.ts';
import { packageCourses, packages } from './packages.ts';
import { paperQuestions, papers } from './papers.ts';
import { paperRules } from './paperRules.ts';
import { pointGoods } from './pointGoods.ts';
import { pointRules } from './pointRules.ts';
import { planItems, plans, planStages } from './plans.ts';
import {
  proxyExamCourses,
  proxyExamPlaces,
  proxyExamProvinces,
  proxyExams,
  proxyExamSeats,
} from './proxyExams.ts';
import { proxyExamFields } from './proxyExamFields.ts';
import { questions } from './questions.ts';
import { resources } from './resources.ts';
import { reviews } from './reviews.ts';
import { studyCardCodes } from './studyCardCodes.ts';
import { studyCardItems, studyCards } from './studyCards.ts';
import { studyDemands } from './studyDemands.ts';
import { teachers } from './teachers.ts';
import { testimonials } from './testimonials.ts';

/** All tables, each after those that it refers to. */
export const subjects: readonly Subject[] = [
  branches,
  categories,
  teachers,
  courses,
  chapters,
  lessons,
  packages,
  packageCourses,
  classes,
  students,
  enrolments,
  reviews,
  bankSubjects,
  points,
  questions,
  papers,
  paperQuestions,
  paperRules,
  exams,
  examStudents,
  banners,
  notices,
  shelves,
  news,
  plans,
  planStages,
  planItems,
  memberLevels,
  couponBatches,
  coupons,
  agreements,
  agreementTargets,
  studyDemands,
  testimonials,
  openClasses,
  homework,
  certificates,
  studyCards,
  studyCardItems,
  studyCardCodes,
  chargeCards,
  pointRules,
  pointGoods,
  groups,
  resources,
  organisations,
  proxyExams,
  proxyExamCourses,
  proxyExamProvinces,
  proxyExamPlaces,
  proxyExamSeats,
  proxyExamFields,
  navigation,
];
