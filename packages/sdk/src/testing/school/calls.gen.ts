// Written by `npm run docs:api` from the endpoints and the back end's routes; a change here is lost.
import type { EndpointShape } from '../../client/endpoint.ts';
import * as accountCategory from '../../endpoints/account/category.ts';
import * as accountMoney from '../../endpoints/account/money.ts';
import * as accountRewards from '../../endpoints/account/rewards.ts';
import * as agreement from '../../endpoints/agreement/agreement.ts';
import * as agreementStudentInfo from '../../endpoints/agreement/studentInfo.ts';
import * as answering from '../../endpoints/answering/answering.ts';
import * as cart from '../../endpoints/cart/cart.ts';
import * as catalogue from '../../endpoints/catalogue/catalogue.ts';
import * as certificate from '../../endpoints/certificate/certificate.ts';
import * as communityAnswers from '../../endpoints/community/answers.ts';
import * as community from '../../endpoints/community/community.ts';
import * as communityGroups from '../../endpoints/community/groups.ts';
import * as course from '../../endpoints/course/course.ts';
import * as courseNotes from '../../endpoints/course/notes.ts';
import * as courseStudyCard from '../../endpoints/course/studyCard.ts';
import * as exam from '../../endpoints/exam/exam.ts';
import * as face from '../../endpoints/face/face.ts';
import * as home from '../../endpoints/home/home.ts';
import * as homeworkFiles from '../../endpoints/homework/files.ts';
import * as homework from '../../endpoints/homework/homework.ts';
import * as invoice from '../../endpoints/invoice/invoice.ts';
import * as learning from '../../endpoints/learning/learning.ts';
import * as login from '../../endpoints/login/login.ts';
import * as loginRegister from '../../endpoints/login/register.ts';
import * as message from '../../endpoints/message/message.ts';
import * as news from '../../endpoints/news/news.ts';
import * as openClass from '../../endpoints/openClass/openClass.ts';
import * as order from '../../endpoints/order/order.ts';
import * as other from '../../endpoints/other/other.ts';
import * as payment from '../../endpoints/payment/payment.ts';
import * as plan from '../../endpoints/plan/plan.ts';
import * as proxyExam from '../../endpoints/proxyExam/proxyExam.ts';
import * as questionBank from '../../endpoints/question/bank.ts';
import * as questionChapter from '../../endpoints/question/chapter.ts';
import * as questionGenerate from '../../endpoints/question/generate.ts';
import * as questionGoal from '../../endpoints/question/goal.ts';
import * as questionProgress from '../../endpoints/question/progress.ts';
import * as questionRecord from '../../endpoints/question/record.ts';
import * as questionReview from '../../endpoints/question/review.ts';
import * as questionToday from '../../endpoints/question/today.ts';
import * as refund from '../../endpoints/refund/refund.ts';
import * as resource from '../../endpoints/resource/resource.ts';
import * as search from '../../endpoints/search/search.ts';
import * as settingBinding from '../../endpoints/setting/binding.ts';
import * as settingOwnData from '../../endpoints/setting/ownData.ts';
import * as settingProfile from '../../endpoints/setting/profile.ts';
import * as shellAccess from '../../endpoints/shell/access.ts';
import * as shellCompany from '../../endpoints/shell/company.ts';
import * as shellPages from '../../endpoints/shell/pages.ts';
import * as shellSchool from '../../endpoints/shell/school.ts';
import * as shellUser from '../../endpoints/shell/user.ts';
import * as sso from '../../endpoints/sso/sso.ts';
import * as studentInfo from '../../endpoints/studentInfo/studentInfo.ts';
import * as teachers from '../../endpoints/teachers/teachers.ts';
import * as testimonials from '../../endpoints/testimonials/testimonials.ts';
import * as uploadParts from '../../endpoints/upload/parts.ts';
import * as upload from '../../endpoints/upload/upload.ts';
import * as visitor from '../../endpoints/visitor/visitor.ts';

/** An endpoint, and the access it requires: 'user' is a logged-in student. */
export type MockCall = readonly [endpoint: EndpointShape, access: 'public' | 'user'];

/** All calls of the platform. */
// oxfmt-ignore
export const calls: readonly MockCall[] = [
  [accountCategory.categoryUsed, 'user'], [accountCategory.categoryCan, 'user'], [accountCategory.categoryExam, 'user'],
  [accountCategory.categoryUpgrade, 'user'], [accountCategory.categoryCount, 'user'], [accountMoney.memberList, 'public'],
  [accountMoney.charge, 'user'], [accountMoney.chargeHistory, 'user'], [accountMoney.makeMemberOrder, 'user'],
  [accountMoney.makeBalanceOrder, 'user'], [accountMoney.pointGoods, 'user'], [accountMoney.makePointOrder, 'user'],
  [accountMoney.chargeCardRecharge, 'user'], [accountMoney.cashWithdraw, 'user'], [accountMoney.withdrawals, 'user'],
  [accountMoney.checkOpenid, 'user'], [accountMoney.refreshMember, 'user'], [accountRewards.pointInfo, 'user'],
  [accountRewards.pointList, 'user'], [accountRewards.pointDescription, 'user'], [accountRewards.couponCount, 'user'],
  [accountRewards.couponList, 'user'], [accountRewards.exchangeCoupon, 'user'], [accountRewards.removeExpiredCoupons, 'user'],
  [accountRewards.inviteCode, 'user'], [accountRewards.inviteRecord, 'user'], [agreement.prepare, 'user'], [agreement.checkShow, 'user'],
  [agreement.insert, 'user'], [agreement.validatePackage, 'user'], [agreement.mine, 'user'], [agreement.info, 'user'],
  [agreement.needed, 'user'], [agreement.check, 'user'], [agreement.searchLessonCoursePackage, 'user'],
  [agreement.searchLessonProtocol, 'user'], [agreement.list, 'user'], [agreement.checkTarget, 'user'], [agreement.courseMaster, 'user'],
  [agreementStudentInfo.perfectStudentInfo, 'user'], [agreementStudentInfo.validatePerfectStudentInfo, 'user'],
  [agreementStudentInfo.proxyRegistrationCheck, 'user'], [agreementStudentInfo.freeCoursePopup, 'user'], [answering.paperQuestions, 'user'],
  [answering.submitAnswer, 'user'], [answering.batchSubmit, 'user'], [answering.mark, 'user'], [answering.sign, 'user'],
  [answering.switchQuestion, 'user'], [answering.pause, 'user'], [answering.resume, 'user'], [answering.submit, 'user'],
  [answering.rescue, 'user'], [answering.wrongQuestions, 'user'], [answering.disconnect, 'user'], [answering.selfScore, 'user'],
  [cart.add, 'user'], [cart.remove, 'user'], [cart.list, 'public'], [cart.createOrder, 'user'], [catalogue.list, 'public'],
  [catalogue.categories, 'public'], [catalogue.detail, 'public'], [catalogue.reviews, 'public'], [catalogue.addReview, 'user'],
  [catalogue.collect, 'user'], [catalogue.enrolFree, 'user'], [certificate.trainPdfUrl, 'user'], [certificate.learnPdfUrl, 'user'],
  [certificate.list, 'user'], [certificate.unlockField, 'user'], [certificate.count, 'user'], [certificate.unreadCount, 'user'],
  [certificate.markRead, 'user'], [certificate.create, 'user'], [communityAnswers.questions, 'public'],
  [communityAnswers.subjects, 'public'], [communityAnswers.askableCourses, 'user'], [communityAnswers.question, 'public'],
  [communityAnswers.seen, 'user'], [communityAnswers.ask, 'user'], [communityAnswers.answer, 'user'], [communityAnswers.like, 'user'],
  [communityAnswers.accept, 'user'], [communityAnswers.removeQuestion, 'user'], [communityAnswers.removeAnswer, 'user'],
  [communityAnswers.editQuestion, 'user'], [communityAnswers.editAnswer, 'user'], [community.myQuestions, 'user'],
  [community.myAnswers, 'user'], [community.myQuestionCount, 'user'], [community.unreadCount, 'user'],
  [communityGroups.groupCounts, 'user'], [communityGroups.groupsCreated, 'user'], [communityGroups.groupsJoined, 'user'],
  [communityGroups.groupTopics, 'user'], [communityGroups.groups, 'public'], [communityGroups.group, 'public'],
  [communityGroups.topic, 'public'], [communityGroups.joinGroup, 'user'], [communityGroups.createGroup, 'user'],
  [communityGroups.removeGroup, 'user'], [communityGroups.postTopic, 'user'], [communityGroups.replyTopic, 'user'],
  [communityGroups.topicSeen, 'user'], [communityGroups.removeTopic, 'user'], [communityGroups.removeReply, 'user'],
  [communityGroups.editTopic, 'user'], [communityGroups.editReply, 'user'], [communityGroups.likeTopic, 'user'],
  [communityGroups.likeReply, 'user'], [course.timetable, 'user'], [course.calendar, 'user'], [course.renewCalendar, 'user'],
  [course.stopCalendar, 'user'], [course.lessonEvent, 'user'], [course.courses, 'user'], [course.packages, 'user'],
  [course.collectionClasses, 'user'], [course.searchCollections, 'user'], [course.removeCollection, 'user'],
  [course.collectionPackages, 'user'], [course.latelyLearned, 'user'], [course.buySource, 'user'], [courseNotes.notes, 'user'],
  [courseNotes.lectureNotes, 'user'], [courseNotes.searchNotes, 'user'], [courseNotes.addNote, 'user'], [courseNotes.updateNote, 'user'],
  [courseNotes.removeNote, 'user'], [courseStudyCard.checkStudyCard, 'user'], [courseStudyCard.createStudyCardOrder, 'user'],
  [courseStudyCard.studyCardReturnInfo, 'user'], [courseStudyCard.studyCardPackageInfo, 'user'], [exam.myExams, 'user'],
  [exam.detail, 'user'], [exam.userExamCount, 'user'], [exam.record, 'user'], [exam.askRemark, 'user'], [exam.handIn, 'user'],
  [exam.handInPay, 'user'], [exam.join, 'user'], [exam.makePayOrder, 'user'], [exam.payInfo, 'user'], [exam.ledger, 'user'],
  [exam.verifyReceipts, 'public'], [exam.passFace, 'user'], [exam.rehearse, 'user'], [face.check, 'user'], [face.verifyUrl, 'user'],
  [face.updateIdentity, 'user'], [face.result, 'user'], [face.commonCheck, 'user'], [face.commonVerifyUrl, 'user'],
  [face.personalData, 'user'], [face.lessonStatus, 'user'], [face.lessonVerifyUrl, 'user'], [face.lessonResult, 'user'],
  [home.page, 'public'], [home.learning, 'user'], [homeworkFiles.videoAuthorization, 'user'], [homeworkFiles.videoResumeSign, 'user'],
  [homeworkFiles.videoSuccess, 'user'], [homeworkFiles.storageJudge, 'user'], [homeworkFiles.upload, 'user'], [homework.lessons, 'user'],
  [homework.lessonCounts, 'user'], [homework.canSubmit, 'user'], [homework.list, 'user'], [homework.finishPage, 'user'],
  [homework.paperPage, 'user'], [homework.save, 'user'], [homework.preview, 'user'], [homework.detail, 'user'],
  [homework.leaveNotify, 'user'], [invoice.enabled, 'user'], [invoice.template, 'user'], [invoice.companyInvoice, 'user'],
  [invoice.saveTemplate, 'user'], [invoice.save, 'user'], [learning.lesson, 'public'], [learning.saveProgress, 'user'],
  [learning.finishLesson, 'user'], [learning.logOn, 'user'], [learning.logOff, 'user'], [learning.liveIn, 'user'],
  [learning.replayIn, 'user'], [login.config, 'public'], [login.password, 'public'], [login.sendSms, 'public'], [login.mobileSms, 'public'],
  [login.byFace, 'public'], [login.checkLimitAndMobile, 'public'], [login.byCacheCode, 'public'], [login.logout, 'public'],
  [login.mergeUnlogged, 'user'], [loginRegister.checkAccount, 'public'], [loginRegister.register, 'public'],
  [loginRegister.provCityCountyFlag, 'public'], [loginRegister.openThirdLogin, 'public'], [loginRegister.thirdLoginStart, 'public'],
  [loginRegister.ddQrCode, 'public'], [loginRegister.resetPassword, 'public'], [message.count, 'user'], [message.page, 'user'],
  [message.read, 'user'], [message.remove, 'user'], [message.reminders, 'user'], [message.setReminders, 'user'], [news.list, 'public'],
  [news.detail, 'public'], [openClass.list, 'public'], [openClass.detail, 'public'], [openClass.book, 'user'], [openClass.cancel, 'user'],
  [openClass.enter, 'user'], [order.list, 'user'], [order.countByStatus, 'user'], [order.byId, 'user'], [order.cancel, 'user'],
  [other.zoomPassword, 'user'], [other.studyClass, 'user'], [other.exerciseExamRecord, 'user'], [other.studentIdByUser, 'user'],
  [other.studentStudyInfo, 'user'], [other.studyHistory, 'user'], [other.studyRecordPdfUrl, 'user'], [other.integralGainScore, 'user'],
  [other.questionCategories, 'public'], [other.courseCategoryAndSubject, 'public'], [payment.cashier, 'user'], [payment.reduce, 'user'],
  [payment.start, 'user'], [payment.payByBalance, 'user'], [payment.state, 'user'], [plan.list, 'public'], [plan.detail, 'public'],
  [plan.mine, 'user'], [plan.join, 'user'], [plan.openStage, 'user'], [proxyExam.signList, 'user'], [proxyExam.provinces, 'user'],
  [proxyExam.batchAssignPlace, 'user'], [proxyExam.detail, 'user'], [proxyExam.itemTimeByProvince, 'user'], [proxyExam.itemInfo, 'user'],
  [proxyExam.saveForm, 'user'], [proxyExam.cascadeOptions, 'user'], [proxyExam.customInfo, 'user'], [proxyExam.saveUserItem, 'user'],
  [proxyExam.offers, 'public'], [proxyExam.offer, 'public'], [questionBank.userStatistics, 'user'],
  [questionBank.studiedCategories, 'user'], [questionBank.allCategories, 'public'], [questionBank.subjects, 'public'],
  [questionBank.searchCategories, 'public'], [questionBank.findPapers, 'public'], [questionBank.paperById, 'public'],
  [questionBank.paperOverview, 'public'], [questionChapter.chapterPoints, 'public'], [questionChapter.chapterPointPage, 'public'],
  [questionChapter.chapterPointDetail, 'public'], [questionChapter.chapterPointDoneCount, 'public'],
  [questionChapter.bankTypeNumber, 'public'], [questionChapter.bankTypeName, 'public'], [questionChapter.configByType, 'public'],
  [questionGenerate.generateChapter, 'user'], [questionGenerate.generateOrderPaper, 'user'], [questionGenerate.generateDaily, 'user'],
  [questionGenerate.generateSmartPaper, 'user'], [questionGoal.goal, 'user'], [questionGoal.setGoal, 'user'],
  [questionProgress.dailyToday, 'user'], [questionProgress.dailyRank, 'user'], [questionProgress.subjectWeeks, 'user'],
  [questionProgress.subjectYears, 'user'], [questionProgress.integralScore, 'user'], [questionProgress.integralIncrease, 'user'],
  [questionRecord.generatePaper, 'user'], [questionRecord.generateWrong, 'user'], [questionRecord.checkUnfinished, 'user'],
  [questionRecord.lastExerciseRecord, 'user'], [questionRecord.exerciseRecord, 'user'], [questionRecord.recordDetail, 'user'],
  [questionRecord.report, 'user'], [questionReview.wrongList, 'user'], [questionReview.wrong, 'user'],
  [questionReview.wrongAnswerList, 'user'], [questionReview.wrongSubmit, 'user'], [questionReview.wrongRepeat, 'user'],
  [questionReview.wrongRemove, 'user'], [questionReview.collected, 'user'], [questionReview.collect, 'user'],
  [questionReview.collectList, 'user'], [questionReview.uncollect, 'user'], [questionToday.today, 'user'], [refund.offer, 'user'],
  [refund.ask, 'user'], [refund.cancel, 'user'], [resource.detail, 'public'], [resource.download, 'user'], [resource.view, 'user'],
  [resource.selectAll, 'public'], [resource.list, 'public'], [resource.spaceSize, 'user'], [resource.vipFlag, 'user'],
  [resource.loadOption, 'public'], [resource.uploadToken, 'user'], [resource.toUpload, 'user'], [resource.save, 'user'],
  [resource.remove, 'user'], [resource.batchRemoveVideo, 'user'], [resource.videoPreview, 'user'], [resource.audioPreview, 'user'],
  [resource.share, 'user'], [search.find, 'public'], [settingBinding.accountInfo, 'user'], [settingBinding.checkEmail, 'user'],
  [settingBinding.checkUsername, 'user'], [settingBinding.checkMobile, 'user'], [settingBinding.bindEmail, 'user'],
  [settingBinding.bindMobile, 'user'], [settingBinding.bindUsername, 'user'], [settingBinding.verifyIdentity, 'user'],
  [settingBinding.updatePassword, 'user'], [settingBinding.unbindThirdParty, 'user'], [settingBinding.sendSms, 'user'],
  [settingBinding.sendPasswordSms, 'user'], [settingBinding.checkCaptcha, 'user'], [settingOwnData.ownData, 'user'],
  [settingOwnData.askArchive, 'user'], [settingOwnData.closeAccount, 'user'], [settingOwnData.keepAccount, 'user'],
  [settingProfile.headPortrait, 'user'], [settingProfile.detail, 'user'], [settingProfile.saveBase, 'user'],
  [settingProfile.saveContact, 'user'], [settingProfile.saveOther, 'user'], [settingProfile.saveRegister, 'user'],
  [settingProfile.customFieldData, 'user'], [settingProfile.signSource, 'user'], [settingProfile.saveSignSource, 'user'],
  [shellAccess.socketDomains, 'public'], [shellAccess.checkGlobalLogin, 'public'], [shellAccess.registerConfig, 'public'],
  [shellAccess.questionConfigByGroup, 'public'], [shellAccess.sysConfig, 'public'], [shellAccess.nodeConfig, 'public'],
  [shellAccess.verifyFunctionCode, 'public'], [shellAccess.companyFunction, 'public'], [shellCompany.companyBaseInfo, 'public'],
  [shellCompany.shareBaseInfo, 'public'], [shellCompany.companyAlias, 'public'], [shellCompany.company, 'public'],
  [shellCompany.hideSpeedTest, 'public'], [shellCompany.findMarket, 'public'], [shellCompany.cartConfig, 'public'],
  [shellPages.ownPages, 'public'], [shellPages.ownPage, 'public'], [shellPages.menuLink, 'public'], [shellSchool.schools, 'public'],
  [shellSchool.schoolBySuffix, 'public'], [shellSchool.saveSessionSchool, 'public'], [shellSchool.menusAndFoot, 'public'],
  [shellSchool.footInfo, 'public'], [shellSchool.homeConfig, 'public'], [shellSchool.sideBarConfig, 'public'],
  [shellUser.currentUser, 'user'], [shellUser.personConfig, 'user'], [shellUser.tokenBackLogin, 'user'],
  [shellUser.serviceConfig, 'public'], [shellUser.lastLearning, 'user'], [shellUser.adminCentreUrl, 'user'],
  [shellUser.thirdUser, 'public'], [sso.tokenByCode, 'public'], [sso.userByToken, 'public'], [sso.logout, 'public'],
  [sso.forcedLogout, 'public'], [studentInfo.sendPhoneChangeSms, 'user'], [studentInfo.save, 'user'],
  [studentInfo.saveCustomValues, 'user'], [studentInfo.customFields, 'user'], [studentInfo.customInfo, 'user'],
  [studentInfo.provinces, 'public'], [studentInfo.cities, 'public'], [teachers.list, 'public'], [teachers.detail, 'public'],
  [teachers.application, 'user'], [teachers.apply, 'user'], [testimonials.list, 'public'], [uploadParts.begin, 'user'],
  [uploadParts.sendPart, 'user'], [uploadParts.finish, 'user'], [upload.token, 'user'], [upload.storageDomain, 'user'],
  [upload.signImage, 'user'], [upload.saveAttachment, 'user'], [upload.downloadCheck, 'user'], [upload.annexDownload, 'public'],
  [visitor.quickPaper, 'public'], [visitor.reexamine, 'user'], [visitor.sync, 'public'], [visitor.submit, 'public'],
  [visitor.reexamineUnlogged, 'public'],
];
